import ServiciosPage from '@naf/web/src/features/asesorias/ServiciosPage.tsx'
import { clearTabNotes } from '@naf/web/src/lib/tab-notes.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { libro } from '../support/content-builders.ts'
import {
  json,
  leavePage,
  renderPage,
  type SentRequest,
  stubNetwork,
  TAXPAYER,
} from '../support/render-page.tsx'

const NUMERO = 'NAF-7Q4K'
const GUIDE = 'Gastos personales y la rebaja del impuesto a la renta'

const answers =
  (Plazo: number | null, titles: string[] = [GUIDE]) =>
  ({ method }: SentRequest) =>
    method === 'POST'
      ? json({ Id: 'a1', mensaje: 'Registrada', Numero: NUMERO, Plazo }, 201)
      : json(titles.map((Titulo, index) => libro(`l${index}`, { Titulo })))

const press = async (actor: UserEvent, name: string) =>
  actor.click(await screen.findByRole('button', { name }))
const receipt = () => screen.findByRole('region', { name: 'Recibimos tu solicitud' })

/** Sends a request as a taxpayer whose data the form has already. */
const send = async (actor: UserEvent) => {
  await screen.findByRole('button', { name: 'Enviar solicitud' }, { timeout: 10_000 })
  await actor.click(screen.getByRole('radio', { name: 'Gastos personales' }))
  await actor.click(screen.getByRole('radio', { name: 'No' }))
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Medio de contacto' }), 'WhatsApp')
  await actor.type(screen.getByRole('textbox', { name: 'Detalle de la solicitud' }), 'Es un secreto')
  await actor.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
  await press(actor, 'Aceptar')
}

beforeEach(() => localStorage.setItem('naf_consent', 'true'))
afterEach(leavePage)

describe('a request that was sent', () => {
  it('leaves a receipt that takes the focus: the number, how to be reached, how long it takes and a guide', async () => {
    const actor = userEvent.setup()
    stubNetwork(answers(2))
    renderPage(ServiciosPage, { session: TAXPAYER })
    await send(actor)
    const shown = await receipt()
    const heading = within(shown).getByRole('heading', { level: 2, name: 'Recibimos tu solicitud' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    for (const text of [NUMERO, '2 días', 'WhatsApp', 'ana@naf.test'])
      expect(shown.textContent).toContain(text)
    const guide = await within(shown).findByRole('link', { name: new RegExp(GUIDE) })
    expect(guide.getAttribute('target')).toBe('_blank')
    expect(screen.queryByRole('button', { name: 'Enviar solicitud' })).toBeNull()
    expect(within(shown).getByRole('link', { name: 'Ver mis asesorías' }).getAttribute('href')).toBe(
      '/dashboard-usuario/asesorias',
    )
  })

  it('says nothing of how long it takes where nobody knows, and names no guide where none fits', async () => {
    const actor = userEvent.setup()
    const sent = stubNetwork(answers(null, ['Inventarios sencillos']))
    renderPage(ServiciosPage, { session: TAXPAYER })
    await send(actor)
    const shown = await receipt()
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/libros/ver'))
    expect(shown.textContent).not.toContain('suele tardar')
    expect(within(shown).queryByText('Mientras tanto, puedes leer')).toBeNull()
  })

  it('is there after a reload, without what was told in confidence', async () => {
    const actor = userEvent.setup()
    stubNetwork(answers(1))
    renderPage(ServiciosPage, { session: TAXPAYER })
    await send(actor)
    await receipt()
    const stored = JSON.stringify({ ...sessionStorage })
    expect(stored).toContain(NUMERO)
    for (const secret of ['secreto', '1710034065', 'Pérez']) expect(stored).not.toContain(secret)
    cleanup()
    renderPage(ServiciosPage, { session: TAXPAYER })
    expect((await receipt()).textContent).toContain(NUMERO)
  })

  it('is not shown to the next person, and goes when somebody logs in or out', async () => {
    const actor = userEvent.setup()
    stubNetwork(answers(1))
    renderPage(ServiciosPage, { session: TAXPAYER })
    await send(actor)
    await receipt()
    cleanup()
    renderPage(ServiciosPage, { session: { ...TAXPAYER, uid: 'uid-2' } })
    await screen.findByRole('button', { name: 'Enviar solicitud' })
    expect(screen.queryByText(NUMERO)).toBeNull()
    clearTabNotes()
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('naf_visita:'))).toEqual([])
  })
})
