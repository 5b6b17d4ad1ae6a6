import * as z from 'zod'
import { formWithFile, pdfFile } from './attachments.schemas.ts'
import { descripcion, fechaPublicacion, titulo, uploader } from './records.schemas.ts'

export const boletinFields = { titulo, descripcion, fechaPublicacion }

/** The form of a bulletin, new or changed; its file goes beside it. */
export const boletinFormSchema = formWithFile(boletinFields)

export const boletinSchema = z.object({
  Id: z.string(),
  Titulo: z.string(),
  Descripcion: z.string(),
  FechaPublicacion: z.string(),
  ...pdfFile,
  ...uploader,
})

export type Boletin = z.output<typeof boletinSchema>
