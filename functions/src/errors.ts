import { ERROR_STATUS, type ErrorBody, type ErrorCode, UNREADABLE_QUERY } from '@naf/contract'
import { causeOf, logger } from './util.ts'

interface Details {
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  retryAfter?: number
  /** The id of the account or record that is meant, for the log alone. */
  target?: string | undefined
  /** Somebody may have guessed a secret: the audit log says so. */
  isGuess?: boolean
  /** What the answer holds besides. */
  more?: object
}

/** A refusal for the person: `message` is Spanish and is sent as it is. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  get body(): ErrorBody {
    return { error: this.message, code: this.code, ...this.details.more }
  }
}

const RETRY_AFTER_S = 10

/** The answer if a service is silent or too busy: nothing is wrong with what was asked. */
export const unavailable = (message: string): AppError =>
  new AppError('unavailable', message, { retryAfter: RETRY_AFTER_S })

type Service = 'firestore' | 'identity' | 'storage' | 'appCheck'

/** The answer if a service failed; its cause goes to the log. */
export const serviceFailed = (service: Service, message: string, cause: unknown): AppError => {
  logger.error('service failed', { service, cause: causeOf(cause) })
  return unavailable(message)
}

/** For a record that may have been deleted since it was found. @throws every other error */
export const unlessGone = (error: unknown): void => {
  if (!(error instanceof AppError && error.code === 'not_found')) throw error
}

const TOO_LATE = 'El servicio no responde en este momento. Inténtalo de nuevo en unos segundos.'

/** The outcome of `work` if it comes in time. Late work goes on and may still be done. @throws what `late` makes */
export const inTime = async <T>(
  work: Promise<T>,
  ms: number,
  late: () => Error = () => unavailable(TOO_LATE),
): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  // Nobody listens to a failure that comes late.
  work.catch(() => {})
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** @param retryAfter in seconds */
export const tooManyRequests = (retryAfter: number): AppError =>
  new AppError('too_many_requests', 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.', {
    retryAfter,
  })

/** gRPC's codes for a deadline exceeded, a resource exhausted, and a service that is unavailable. */
const NO_ANSWER = [4, 8, 14]

export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const { code = 0, status = 0 } = error as { code?: number; status?: number }
  if (NO_ANSWER.includes(code))
    return unavailable('La base de datos no responde en este momento. Inténtalo de nuevo en unos segundos.')
  // Express refuses an address that it cannot decode.
  if (status >= 400 && status < 500) return new AppError('invalid_input', UNREADABLE_QUERY)
  return new AppError('internal', 'Ocurrió un error inesperado. Inténtalo de nuevo en unos minutos.')
}
