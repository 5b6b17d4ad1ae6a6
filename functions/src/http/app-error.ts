import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@naf/contract'

/** A refusal meant for the person: `message` is Spanish and goes out as it is. */
export class AppError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'AppError'
    this.code = code
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  get body(): ErrorBody {
    return { error: this.message, code: this.code }
  }
}
