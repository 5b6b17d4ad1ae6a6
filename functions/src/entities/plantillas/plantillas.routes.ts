import type { api } from '@naf/contract'
import { schemas } from '@naf/contract/schemas'
import { asStored } from '../../db/fields.ts'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/router.ts'
import { createRecordRoutes } from '../../records/record-routes.ts'
import { presentPlantilla } from './plantillas.presenter.ts'

export const createPlantillasRoutes = (deps: Deps): Routes<typeof api.plantillas> => {
  const { create, edit, ...routes } = createRecordRoutes(deps, {
    repository: deps.plantillas,
    manage: 'plantillas:manage',
    present: presentPlantilla,
    output: schemas.plantillas.list.output,
    deleted: 'Plantilla eliminada',
  })
  return {
    ...routes,
    create: ({ input, ...call }) => create({ ...call, input: asStored(input) }),
    edit: ({ input, ...call }) => edit({ ...call, input: asStored(input) }),
  }
}
