import VerAsesoriasPage from '@naf/web/src/features/asesorias/VerAsesoriasPage.tsx'
import form from '@naf/web/src/features/boletines/form.tsx'
import manager from '@naf/web/src/features/boletines/manager.tsx'
import PapeleraPage from '@naf/web/src/features/papelera/PapeleraPage.tsx'
import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asesoria } from '../asesorias/builders.ts'
import { boletin } from '../support/content-builders.ts'
import { pagesOf } from '../support/manager-pages.ts'
import { json, leavePage, renderPage, stubNetwork } from '../support/render-page.tsx'
import { EDITOR } from '../support/staff-queue.tsx'

/** Whoever has the buttons of a list read out, or calls them, is told whom each concerns. */

const LONG = 'Una duda que no cabe en una línea. '.repeat(12)

const requests = ['a', 'b', 'c'].map((id) => asesoria(id, { DetalleSolicitud: LONG }))
const { list: BoletinesPage } = pagesOf('boletines-manager', manager, form)

/** Of what stands in the cells of a list; a person's address or number is a name of its own. */
const CONTROLS = 'td a:not([href^="mailto"], [href^="tel"]), td button'

const namesIn = async (Page: ComponentType, records: unknown[]) => {
  stubNetwork(() => json(records))
  renderPage(Page, { session: EDITOR })
  const table = await screen.findByRole('table')
  return [...table.querySelectorAll(CONTROLS)].map(({ textContent }) => textContent)
}

beforeEach(() => localStorage.setItem('naf_asesorias', 'tabla'))
afterEach(leavePage)

describe('no two buttons of a list are called the same', () => {
  it.each<[string, ComponentType, unknown[], number]>([
    ['the requests', VerAsesoriasPage, requests, 3],
    [
      'the bin',
      PapeleraPage,
      requests.map((Asesoria) => ({
        Asesoria,
        Quien: 'Rosa Mora',
        FechaEliminacion: '2025-07-12T15:00:00.000Z',
        Hasta: '2025-08-11T15:00:00.000Z',
      })),
      2,
    ],
    ['the bulletins', BoletinesPage, ['a', 'b', 'c'].map((id) => boletin(id, { Descripcion: LONG })), 6],
  ])('%s', async (_, Page, records, each) => {
    const names = await namesIn(Page, records)
    expect(names).toHaveLength(records.length * each)
    expect(new Set(names).size).toBe(names.length)
  })

  it('the queue', async () => {
    localStorage.clear()
    stubNetwork(({ path }) => json(path.endsWith('/todas') ? requests : {}))
    renderPage(VerAsesoriasPage, { session: EDITOR })
    const rows = await screen.findAllByRole('article')
    const names = rows.map((row) => within(row).getByRole('button').getAttribute('aria-label'))
    expect(names).toEqual(['a', 'b', 'c'].map((id) => `Marcar como realizada Persona ${id}`))
  })
})
