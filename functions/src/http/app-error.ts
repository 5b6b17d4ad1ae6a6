import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@naf/contract'

/** A refusal meant for the person: `message` is Spanish and goes out as it is. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** In seconds, where trying again makes sense; goes out as `Retry-After`. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, { retryAfter }: { retryAfter?: number } = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.retryAfter = retryAfter
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  get body(): ErrorBody {
    return { error: this.message, code: this.code }
  }
}
