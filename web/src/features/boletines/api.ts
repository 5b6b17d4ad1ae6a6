import { api } from '@naf/contract'
import { contentHooks } from '../../lib/content-queries.ts'

export const {
  useList: useBoletines,
  useCreate: useCreateBoletin,
  useEdit: useEditBoletin,
  useDelete: useDeleteBoletin,
} = contentHooks(api.boletines)
