import { expect } from '@playwright/test'
import { anInforme, aPeriod, SECOND_HALF } from '../informe-builder.ts'
import { showFigures, showWork } from './figures.ts'
import { FAILURES, fail } from './hold.ts'
import { navigation, unfold } from './roles.ts'
import { expectLoaded, openOwn } from './screens.ts'
import { DESKTOP } from './staff-list.ts'
import type { State } from './states.ts'

const ASKED = `informe?desde=${SECOND_HALF.desde}&hasta=${SECOND_HALF.hasta}`

/** What staff's figures come to. */
export const FIGURES_STATES: readonly State[] = [
  {
    name: 'the report with its tables open',
    reach: async (page) => {
      await showFigures(page)
      await openOwn(page, 'editor', ASKED)
      const tables = page.getByText('Ver como tabla')
      await expect(tables.first()).toBeVisible()
      for (const table of await tables.all()) await table.click()
      await expect(page.getByRole('rowheader', { name: 'septiembre de 2025' }).first()).toBeVisible()
    },
  },
  {
    name: 'the report of other days, wrongly typed',
    reach: async (page) => {
      await showFigures(page)
      await openOwn(page, 'editor', ASKED)
      await page.getByLabel('Periodo').selectOption('Otras fechas…')
      await page.getByLabel('Hasta').fill('2020-01-01')
      await page.getByRole('button', { name: 'Ver informe' }).click()
      await expect(page.getByText('El primer día tiene que ser anterior al último.')).toBeVisible()
    },
  },
  {
    name: 'the report of nothing',
    reach: async (page) => {
      await showFigures(page, { ...anInforme(), Periodo: aPeriod(SECOND_HALF) })
      await openOwn(page, 'editor', ASKED)
      await expect(page.getByText('En este periodo todavía no hay nada que contar.')).toBeVisible()
    },
  },
  {
    name: "staff's inicio with much to do",
    reach: async (page) => {
      await showWork(page)
      await openOwn(page, 'editor', 'inicio')
      await expect(page.getByText('33', { exact: true })).toBeVisible()
    },
  },
  {
    name: "staff's inicio that did not come",
    complaint: /informe\/inicio/,
    reach: async (page) => {
      await fail(page, '**/api/informe/inicio', FAILURES.html)
      await openOwn(page, 'editor', 'inicio')
      await expect(page.getByText('No se pudo cargar lo que hay por hacer')).toBeVisible()
    },
  },
  {
    name: "staff's navigation, unfolded",
    viewports: [DESKTOP],
    reach: async (page) => {
      await page.setViewportSize(DESKTOP)
      await showWork(page)
      await openOwn(page, 'editor', 'perfil')
      await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible()
      await expectLoaded(page)
      await unfold(page)
      await expect(navigation(page).getByRole('link', { name: 'Biblioteca', exact: true })).toBeVisible()
    },
  },
]
