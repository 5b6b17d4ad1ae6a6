/** The fields of a request's page, by which keys and buttons find them. */
export const NOTE_FIELD = 'nota'
export const MESSAGE_FIELD = 'mensaje'
/** What the request beside the queue is called by. */
export const PANE_HEADING = 'asesoria-abierta'

export const focusField = (id: string): void => document.getElementById(id)?.focus()
