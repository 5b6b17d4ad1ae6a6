import { api } from '@naf/contract'
import { contentHooks } from '../../lib/content-queries.ts'

export const {
  useList: useGaleria,
  useCreate: useCreateImagen,
  useEdit: useEditImagen,
  useDelete: useDeleteImagen,
} = contentHooks(api.galeria)
