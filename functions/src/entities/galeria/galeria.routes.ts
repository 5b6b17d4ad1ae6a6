import { type api, IMAGEN_GALERIA } from '@naf/contract'
import { createContentRoutes } from '../../content/content-routes.ts'
import { prepareImagen } from '../../content/prepare-imagen.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/handler.ts'
import { presentImagen } from './galeria.presenter.ts'

export const createGaleriaRoutes = (deps: Deps): Routes<typeof api.galeria> =>
  createContentRoutes(deps, {
    repository: deps.galeria,
    manage: 'galeria:manage',
    prepare: prepareImagen(IMAGEN_GALERIA),
    present: presentImagen,
    deleted: 'Imagen eliminada',
  })
