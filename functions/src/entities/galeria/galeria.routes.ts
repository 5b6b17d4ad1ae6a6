import { type api, IMAGEN_GALERIA } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import { createAttachmentRoutes } from '../../attachments/attachment-routes.ts'
import { prepareImagen } from '../../attachments/prepare-imagen.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/router.ts'
import { presentImagen } from './galeria.presenter.ts'

export const createGaleriaRoutes = (deps: Deps): Routes<typeof api.galeria> =>
  createAttachmentRoutes(deps, {
    repository: deps.galeria,
    manage: 'galeria:manage',
    prepare: prepareImagen(IMAGEN_GALERIA),
    present: presentImagen,
    output: schemas.galeria.list.output,
    deleted: 'Imagen eliminada',
  })
