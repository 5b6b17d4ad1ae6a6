import { type api, PDF_LIBRO } from '@naf/contract'
import { createContentRoutes } from '../../content/content-routes.ts'
import { preparePdf } from '../../content/prepare-pdf.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/handler.ts'
import { presentLibro } from './libros.presenter.ts'

export const createLibrosRoutes = (deps: Deps): Routes<typeof api.libros> =>
  createContentRoutes(deps, {
    repository: deps.libros,
    manage: 'libros:manage',
    prepare: preparePdf(PDF_LIBRO),
    present: presentLibro,
    deleted: 'Libro eliminado',
  })
