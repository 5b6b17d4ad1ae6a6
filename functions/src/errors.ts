import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@naf/contract'

/** A refusal meant for the person: `message` is Spanish and goes out as it is. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** In seconds, where trying again makes sense; goes out as `Retry-After`. */
  readonly retryAfter: number | undefined
  /** The id of the account or record that is meant, for the log alone. */
  readonly target: string | undefined
  /** Whether somebody may have guessed what only one person knows: the log says so, whoever it was. */
  readonly isGuess: boolean

  constructor(
    code: ErrorCode,
    message: string,
    {
      retryAfter,
      target,
      isGuess = false,
    }: { retryAfter?: number; target?: string | undefined; isGuess?: boolean } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.retryAfter = retryAfter
    this.target = target
    this.isGuess = isGuess
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  get body(): ErrorBody {
    return { error: this.message, code: this.code }
  }
}

/** @param retryAfter in seconds */
export const tooManyRequests = (retryAfter: number): AppError =>
  new AppError('too_many_requests', 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.', {
    retryAfter,
  })
