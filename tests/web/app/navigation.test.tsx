import { DashboardNav } from '@naf/web/src/app/layouts/DashboardNav.tsx'
import { recountPending } from '@naf/web/src/session/work/useInicio.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { anInicio } from '../../support/informe-builder.ts'
import { openScreen } from '../support/open-screen.tsx'
import { json, leavePage, stubNetwork } from '../support/render-page.tsx'

afterEach(leavePage)

const NONE_NEW = anInicio({ Inscripciones: { ...anInicio().Inscripciones, Cantidad: 0 } })

const Navigation = () => <DashboardNav rol={2} />

const open = (path: string, inicio = NONE_NEW) => {
  stubNetwork(() => json(inicio))
  return openScreen({ page: Navigation, stays: true, path })
}

const item = (name: string) => screen.getByRole('link', { name }).closest('li')
const fold = () => screen.getByText('Portal público').closest('details')

describe("staff's navigation", () => {
  it('says beside a link how much waits behind it, and nothing where nothing does', async () => {
    open('inicio')
    const waiting = await screen.findByText('999+ pendientes')
    expect(item('Asesorías Solicitadas')?.contains(waiting)).toBe(true)
    expect(item('Inscripciones')?.textContent).toBe('Inscripciones')
  })

  it('follows what was just done, as far as it was counted to its end', async () => {
    const Pendientes = { ...anInicio().Pendientes, Cantidad: 40, HayMas: false }
    const { client } = open('inicio', anInicio({ Pendientes }))
    await screen.findByText('40 pendientes')
    act(() => recountPending(client, (pending) => pending - 1))
    expect(await screen.findByText('39 pendientes')).toBeTruthy()
  })

  it('folds the public pages, and opens for one that is shown', async () => {
    const { router } = open('boletines-manager')
    expect(fold()?.open).toBe(false)
    await userEvent.click(screen.getByText('Portal público'))
    expect(fold()?.open).toBe(true)
    await userEvent.click(within(fold() as HTMLElement).getByRole('link', { name: 'Boletines' }))
    expect(router.state.location.pathname).toBe('/dashboard-editor/boletines')
    expect(fold()?.open).toBe(true)
    await userEvent.click(screen.getByRole('link', { name: 'Informe' }))
    expect(fold()?.open).toBe(false)
  })

  it('shows the link of a public page that was opened by its address', () => {
    open('biblioteca/un-libro')
    expect(fold()?.open).toBe(true)
  })
})
