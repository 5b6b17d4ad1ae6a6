import type { Participants } from '@naf/contract'
import AsistenciaPage from '@naf/web/src/features/capacitaciones/AsistenciaPage.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { participante } from '../support/content-builders.ts'
import { json, localApi, type Reply, refusal } from '../support/local-api.ts'
import { dialogText, openScreen, press } from '../support/open-screen.tsx'
import { leavePage } from '../support/render-page.tsx'

/** At the door: who signed up is found and ticked, with a thumb or by the QR that they show. */

const server = localApi()
afterEach(leavePage)

const ANA = participante('ana', { Nombre: 'Ana Guamán', Orden: 1 })
const LUZ = participante('luz', { Nombre: 'Luz Toapanta', Orden: 12, Estado: 'espera' })

const open = (found: Partial<Participants> = {}, query = '', tick: Reply = json(ANA)) => {
  const list: Participants = {
    Titulo: 'RIMPE sin enredos',
    Fecha: '2026-05-10',
    Inicio: '18:00',
    Fin: '20:00',
    Cupos: 40,
    PorRegistrar: true,
    Participantes: [ANA, LUZ],
    Borrados: null,
    ...found,
  }
  server.reply = (arrived, response) => (arrived.method === 'GET' ? json(list) : tick)(arrived, response)
  return openScreen({ page: AsistenciaPage, path: `capacitaciones-manager/asistencia/a${query}` })
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const isTicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked

describe('the list at the door', () => {
  it.each([
    ['a name without accents', 'guaman', [/Ana Guamán/]],
    ['a mail', 'luz@', [/Luz Toapanta/]],
    ['the number of the sign-up', '12', [/Luz Toapanta/]],
  ])('is searched by %s', async (_, typed, names) => {
    const actor = userEvent.setup()
    open()
    await actor.type(await screen.findByLabelText('Buscar'), typed)
    expect(boxes()).toHaveLength(names.length)
    for (const name of names) expect(screen.getByRole('checkbox', { name })).toBeTruthy()
  })

  it('says that nobody is found', async () => {
    const actor = userEvent.setup()
    open()
    await actor.type(await screen.findByLabelText('Buscar'), 'zzz')
    expect(screen.getByText('Nadie coincide con la búsqueda.')).toBeTruthy()
  })

  it('is ticked at once, and counted', async () => {
    const actor = userEvent.setup()
    open()
    await actor.click(await screen.findByRole('checkbox', { name: /Ana Guamán/ }))
    expect(await screen.findByText('Asistieron 1 de 2.')).toBeTruthy()
    await waitFor(() =>
      expect(server.changes()).toMatchObject([
        { method: 'PUT', path: '/api/capacitaciones/asistencia/ana', body: '{"Asistio":true}' },
      ]),
    )
  })

  it('says what could not be stored, and takes the tick back', async () => {
    const actor = userEvent.setup()
    open({}, '', refusal(503, 'unavailable', 'Inténtalo más tarde.'))
    await actor.click(await screen.findByRole('checkbox', { name: /Ana Guamán/ }))
    expect(await dialogText(/No se pudo registrar la asistencia/)).toContain('Inténtalo más tarde.')
    await press(actor, 'Aceptar')
    await waitFor(() => expect(isTicked(/Ana Guamán/)).toBe(false))
  })

  it('is not ticked before its day', async () => {
    open({ PorRegistrar: false })
    expect(await screen.findByText('La asistencia se registra desde el día de la capacitación.')).toBeTruthy()
    for (const box of boxes()) expect(box.disabled).toBe(true)
  })

  it.each<[string, Partial<Participants>, RegExp[]]>([
    ['says what to do', { Fecha: '2090-05-10' }, [/^Todavía no hay inscritos\.$/, /^Comparte la página/]],
    ['says so once it was held', {}, [/^Nadie se inscribió\.$/]],
    [
      'says that it was erased a year later, and how many came',
      { Borrados: { Inscritos: 43, Asistieron: 9 } },
      [/^La lista se borró un año después/, /^Se inscribieron 43 personas y asistieron 9\./],
    ],
    [
      'tells of one person as of one',
      { Borrados: { Inscritos: 1, Asistieron: 1 } },
      [/^Se inscribió una persona y asistió una\. Los certificados siguen siendo válidos\.$/],
    ],
    [
      'tells of attendance that nobody ticked',
      { Borrados: { Inscritos: 5, Asistieron: 0 } },
      [/^Se inscribieron 5 personas y no se registró ninguna asistencia\.$/],
    ],
  ])('without anybody %s', async (_, found, texts) => {
    open({ Participantes: [], ...found })
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'RIMPE sin enredos' })).toBeTruthy()
  })
})

describe('a QR that was read', () => {
  it('shows whose it is, ready to be ticked with one press', async () => {
    const actor = userEvent.setup()
    open({}, '?inscripcion=luz')
    expect(await screen.findByRole('heading', { name: 'Luz Toapanta' })).toBeTruthy()
    await press(actor, 'Registrar asistencia')
    expect(await screen.findByText('Asistencia registrada.')).toBeTruthy()
    expect(server.changes()).toMatchObject([{ path: '/api/capacitaciones/asistencia/luz' }])
    expect(screen.queryByRole('button', { name: 'Registrar asistencia' })).toBeNull()
    expect(isTicked(/Luz Toapanta/)).toBe(true)
  })

  it('of who was ticked already says so, and changes nothing', async () => {
    open({ Participantes: [{ ...ANA, Asistio: true }] }, '?inscripcion=ana')
    expect(await screen.findByText('Asistencia registrada.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Registrar asistencia' })).toBeNull()
    expect(server.changes()).toEqual([])
  })

  it('of nobody in the list says so, and the list is there', async () => {
    const actor = userEvent.setup()
    open({}, '?inscripcion=otra')
    expect(await screen.findByText('Esta inscripción no está en la lista')).toBeTruthy()
    expect(boxes()).toHaveLength(2)
    await actor.click(screen.getByRole('link', { name: 'Ver toda la lista' }))
    expect(screen.queryByText('Esta inscripción no está en la lista')).toBeNull()
  })

  it('before its day cannot be ticked', async () => {
    open({ PorRegistrar: false }, '?inscripcion=ana')
    expect(await screen.findByRole('heading', { name: 'Ana Guamán' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Registrar asistencia' })).toBeNull()
  })
})
