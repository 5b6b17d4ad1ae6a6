import { createDraftStore } from '../../lib/form-draft.ts'

/** The message about a request that is being written; told in confidence, by its field's name. */
export const answerDrafts = (id: string) => createDraftStore(`respuesta-${id}`, { Texto: '' })
