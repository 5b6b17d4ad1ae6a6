import { type api, type Boletin, PDF_BOLETIN } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import { createAttachmentRoutes } from '../../attachments/attachment-routes.ts'
import { preparePdf } from '../../attachments/prepare-pdf.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/router.ts'
import { limitReads } from '../../http/throttle.ts'
import { assertPublished } from '../../records/publication.policy.ts'
import type { WithPublished } from '../../records/record-answers.ts'
import { presentBoletin, presentSummary } from './boletines.presenter.ts'

export const createBoletinesRoutes = (deps: Deps): Routes<typeof api.boletines> & WithPublished<Boletin> => ({
  ...createAttachmentRoutes(deps, {
    repository: deps.boletines,
    manage: 'boletines:manage',
    prepare: preparePdf(PDF_BOLETIN),
    present: presentBoletin,
    output: schemas.boletines.list.output,
    deleted: 'Boletín eliminado',
  }),

  summary: {
    limit: limitReads(deps.config.MAX_LISTS_PER_IP),
    handle: async ({ params: { id } }) => {
      const boletin = await deps.boletines.get(id)
      assertPublished(boletin, 'No se encontró el boletín.')
      return presentSummary(boletin)
    },
  },
})
