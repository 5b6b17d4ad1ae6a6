/** The error codes of the API, each with its HTTP status. */
export const ERROR_STATUS = {
  invalid_input: 400,
  bad_credentials: 401,
  unauthenticated: 401,
  recent_login: 401,
  forbidden: 403,
  own_row: 403,
  unverified_app: 403,
  not_found: 404,
  username_taken: 409,
  email_taken: 409,
  account_exists: 409,
  last_admin: 409,
  id_espe_taken: 409,
  year_taken: 409,
  idempotency_mismatch: 409,
  changed_meanwhile: 409,
  already_notified: 409,
  not_notifiable: 409,
  training_closed: 409,
  training_full: 409,
  file_too_large: 413,
  body_too_large: 413,
  unsupported_file: 415,
  unsupported_body: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The body of every refusal: `error` is a Spanish text for the person, `code` is for the program. */
export interface ErrorBody {
  error: string
  code: ErrorCode
}

/** For a body that no form of the portal sends. */
export const UNREADABLE_FORM = 'No pudimos leer el formulario. Recarga la página y vuelve a enviarlo.'

/** For an address that no page of the portal makes: a parameter is unknown, repeated or too long. */
export const UNREADABLE_QUERY = 'No reconocemos esta dirección. Abre la página de nuevo.'

/** For a cursor that no page of the list gave. */
export const UNKNOWN_CURSOR = 'No encontramos esa parte de la lista. Ábrela de nuevo.'

export const isErrorBody = (value: unknown): value is ErrorBody => {
  const { error, code } = Object(value)
  return typeof error === 'string' && code in ERROR_STATUS
}
