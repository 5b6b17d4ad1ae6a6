import { api } from '@naf/contract'
import { contentHooks } from '../../lib/content-queries.ts'

export const {
  useList: useLibros,
  useCreate: useCreateLibro,
  useEdit: useEditLibro,
  useDelete: useDeleteLibro,
} = contentHooks(api.libros)
