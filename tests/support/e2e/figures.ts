import { api, type Informe, type Inicio, type Period, semesterOf } from '@naf/contract'
import { expect, type Page } from '@playwright/test'
import { call } from '../api-as.ts'
import { anAsesoria } from '../builders.ts'
import { anInforme, anInicio } from '../informe-builder.ts'
import { apiToken, portalApi } from './server-side.ts'

/** What was counted, and what waits: as the server says it, and as a screen is told. */

/** The day it is in Ecuador. */
const today = () => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)

export const thisSemester = (): Period => semesterOf(today())

export const informeInApi = async ({ desde, hasta } = thisSemester()): Promise<Informe> => {
  const token = await apiToken('editor')
  const { status, body } = await call(portalApi, api.informe.read, { token, query: { desde, hasta } })
  if (status !== 200) throw new Error(`the report: ${status}`)
  return body
}

/** Somebody asks, and is served; back when both are counted, which is done behind the answer. */
export const serveSomebody = async (): Promise<void> => {
  const before = (await informeInApi()).Periodo.Atendidas
  const { status, body } = await call(portalApi, api.asesorias.create, { input: anAsesoria() })
  if (status !== 201) throw new Error(`a request: ${status}`)
  const done = { params: { id: body.Id }, token: await apiToken('editor') }
  await call(portalApi, api.asesorias.markDone, done)
  await expect
    .poll(async () => (await informeInApi()).Periodo.Atendidas, { timeout: 120_000 })
    .toBeGreaterThan(before)
}

const REPORT = /\/api\/informe\?/

/** Gives the screens these figures, so that every chart has something to show. */
export const showFigures = (page: Page, informe: Informe = anInforme()) =>
  page.route(REPORT, (route) => route.fulfill({ json: informe }))

export const showWork = (page: Page, inicio: Inicio = anInicio()) =>
  page.route('**/api/informe/inicio', (route) => route.fulfill({ json: inicio }))
