import { IDEMPOTENCY_HEADER } from '@naf/contract'

/** The options of a call that the server stores once: its key. */
export const sendOptions = (key: string) => ({ headers: { [IDEMPOTENCY_HEADER]: key } })
