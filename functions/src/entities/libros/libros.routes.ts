import { type api, type Libro, PDF_LIBRO } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import { createAttachmentRoutes } from '../../attachments/attachment-routes.ts'
import { preparePdf } from '../../attachments/prepare-pdf.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/router.ts'
import type { WithPublished } from '../../records/record-answers.ts'
import { presentLibro } from './libros.presenter.ts'

export const createLibrosRoutes = (deps: Deps): Routes<typeof api.libros> & WithPublished<Libro> => ({
  ...createAttachmentRoutes(deps, {
    repository: deps.libros,
    manage: 'libros:manage',
    prepare: preparePdf(PDF_LIBRO),
    present: presentLibro,
    output: schemas.libros.list.output,
    deleted: 'Libro eliminado',
  }),
})
