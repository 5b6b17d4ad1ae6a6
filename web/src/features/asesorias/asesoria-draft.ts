import { createDraftStore } from '../../lib/form-draft.ts'
import { EMPTY_VALUES } from './asesoria-values.ts'

export const asesoriaDrafts = createDraftStore('asesoria', EMPTY_VALUES)
