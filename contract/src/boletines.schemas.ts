import * as z from 'zod'
import { formWithFile, pdfFile } from './attachments.schemas.ts'
import {
  descripcion,
  fechaPublicacion,
  publication,
  publicationFields,
  scheduled,
  tema,
  titulo,
  uploader,
} from './records.schemas.ts'

export const boletinFields = { titulo, descripcion, fechaPublicacion, tema, ...publicationFields }

/** The form of a bulletin, new or changed; its file goes beside it. */
export const boletinFormSchema = scheduled(formWithFile(boletinFields))

export const boletinSchema = z.object({
  Id: z.string(),
  Titulo: z.string(),
  Descripcion: z.string(),
  FechaPublicacion: z.string(),
  /** One of `TEMAS`, or empty. */
  Tema: z.string(),
  ...pdfFile,
  ...publication,
  ...uploader,
})

/** A published bulletin, as whoever has no account sees it. */
export const boletinSummarySchema = boletinSchema.pick({
  Id: true,
  Titulo: true,
  Descripcion: true,
  FechaPublicacion: true,
  Tema: true,
})

export type BoletinSummary = z.output<typeof boletinSummarySchema>
export type Boletin = z.output<typeof boletinSchema>
