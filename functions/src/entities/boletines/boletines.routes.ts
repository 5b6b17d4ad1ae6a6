import { type api, PDF_BOLETIN } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import { createAttachmentRoutes } from '../../attachments/attachment-routes.ts'
import { PDF_NAME, preparePdf } from '../../attachments/prepare-pdf.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/handler.ts'
import { presentBoletin } from './boletines.presenter.ts'

export const createBoletinesRoutes = (deps: Deps): Routes<typeof api.boletines> =>
  createAttachmentRoutes(deps, {
    repository: deps.boletines,
    manage: 'boletines:manage',
    prepare: preparePdf(PDF_BOLETIN),
    present: presentBoletin,
    output: schemas.boletines.list.output,
    fileName: PDF_NAME,
    deleted: 'Boletín eliminado',
  })
