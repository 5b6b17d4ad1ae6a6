import { api as endpoints, type Participants } from '@naf/contract'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, dialogWith, mount, press, rewrite } from '../support/mount.tsx'
import { participante } from '../support/samples.ts'
import { hold, inTurn, json, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { capacitaciones } = endpoints
const LIST = '/dashboard-editor/capacitaciones-manager'

const open = (path = '') => mount(`${LIST}${path}`, { as: 'editor' })

describe('the attendance list', () => {
  const ANA = participante('ana', { Nombre: 'Ana Guamán', Orden: 1 })
  const LUZ = participante('luz', { Nombre: 'Luz Toapanta', Orden: 12, Estado: 'espera' })

  const training = (change: Partial<Participants>): Participants => ({
    Titulo: 'RIMPE sin enredos',
    Fecha: '2026-05-10',
    Inicio: '18:00',
    Fin: '20:00',
    Cupos: 40,
    PorRegistrar: true,
    Participantes: [ANA, LUZ],
    PorConfirmar: 0,
    Borrados: null,
    ...change,
  })
  const answerList = (change: Partial<Participants>) =>
    api.answers(capacitaciones.participants, training(change))

  const openList = async (change: Partial<Participants> = {}, query = '') => {
    answerList(change)
    api.on(capacitaciones.tick, json(ANA))
    const page = open(`/asistencia/a${query}`)
    await screen.findByRole('heading', { name: 'RIMPE sin enredos' })
    return page
  }
  const notConfirmed = (id: string, Nombre: string) =>
    participante(id, { Nombre, Orden: null, Estado: 'por_confirmar' })

  it('names the people without a confirmation when asked, a page at a time, and does not expect them', async () => {
    const page = await openList({ PorConfirmar: 2 })
    const next = { Link: '<?cursor=12345678>; rel="next"' }
    expect(screen.queryByText('Sin confirmar')).toBeNull()
    api.on(capacitaciones.unconfirmed, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
    await press(page, 'Ver sin confirmar (2)')
    expect(await screen.findByText('No se pudieron cargar las inscripciones sin confirmar')).toBeTruthy()
    api.on(
      capacitaciones.unconfirmed,
      inTurn(json([notConfirmed('eva', 'Eva Luz')], 200, next), json([notConfirmed('zoe', 'Zoé Luz')])),
    )
    await press(page, 'Reintentar')
    await screen.findByRole('checkbox', { name: /Eva Luz/ })
    expect(screen.getByText('Asistieron 0 de 2.')).toBeTruthy()
    expect(tick(/Eva Luz/).parentElement?.textContent).toContain('Sin confirmar')
    expect(tick(/Ana Guamán/).parentElement?.textContent).not.toContain('Sin confirmar')
    await press(page, 'Ver más')
    await screen.findByRole('checkbox', { name: /Zoé Luz/ })
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()

    api.answers(capacitaciones.tick, { ...notConfirmed('eva', 'Eva Luz'), Asistio: true })
    await page.actor.click(tick(/Eva Luz/))
    expect(await screen.findByText('Asistieron 1 de 3.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Guardando…')).toBeNull())
    await rewrite(page, 'Buscar', 'zoe')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    answerList({ PorConfirmar: 1 })
    api.answers(capacitaciones.unconfirmed, [])
    api.answers(capacitaciones.takeOut, { mensaje: 'Inscripción quitada' })
    await press(page, 'Quitar Zoé Luz')
    await answer(page, 'Quitar')
    await waitFor(() => expect(screen.queryAllByRole('checkbox')).toEqual([]))
    expect(api.changes.at(-1)).toMatchObject({ method: 'DELETE', path: '/capacitaciones/quitar/zoe' })
  })

  it('that only has unconfirmed people offers to see them', async () => {
    await openList({ Participantes: [], PorConfirmar: 1 })
    expect(screen.getByRole('button', { name: 'Ver sin confirmar (1)' })).toBeTruthy()
    expect(screen.queryByText('Todavía no hay inscritos.')).toBeNull()
  })

  const names = () =>
    screen
      .queryAllByRole('checkbox')
      .map(({ parentElement }) => /Ana|Luz/.exec(parentElement?.textContent ?? '')?.[0])
  const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  it('is searched by name without accents, mail and number', async () => {
    const page = await openList()
    for (const [text, found] of Object.entries({
      '«guaman», ana': ['Ana'],
      'luz@': ['Luz'],
      12: ['Luz'],
      zzz: [],
    })) {
      await rewrite(page, 'Buscar', text)
      expect.soft(names(), text).toEqual(found)
    }
  })

  it('ticks and counts a person at once, and takes back a tick that was not stored', async () => {
    const page = await openList()
    api.answers(capacitaciones.tick, { ...ANA, Asistio: true })
    await page.actor.click(tick(/Ana Guamán/))
    expect(await screen.findByText('Asistieron 1 de 2.')).toBeTruthy()
    await waitFor(() =>
      expect(api.changes).toMatchObject([
        { method: 'PUT', path: '/capacitaciones/asistencia/ana', body: { Asistio: true } },
      ]),
    )
    answerList({ Participantes: [{ ...ANA, Asistio: true }, LUZ] })
    api.on(capacitaciones.tick, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
    await page.actor.click(tick(/Luz Toapanta/))
    const failure = await screen.findByText(/^No se pudo registrar la asistencia/)
    expect(failure.textContent).toContain('Inténtalo más tarde.')
    expect([tick(/Ana Guamán/).checked, tick(/Luz Toapanta/).checked]).toEqual([true, false])
    answerList({ Participantes: [ANA, LUZ].map((one) => ({ ...one, Asistio: true })) })
    api.answers(capacitaciones.tick, { ...LUZ, Asistio: true })
    await press(page, 'Reintentar')
    await waitFor(() => expect(screen.queryByText(/^No se pudo registrar/)).toBeNull())
    expect(tick(/Luz Toapanta/).checked).toBe(true)
  })

  it('stores the last of several quick ticks of a row, whenever and however the first is answered', async () => {
    const page = await openList()
    const sent = () => api.changes.map(({ body }) => (body as { Asistio: boolean }).Asistio)
    for (const first of [json({ ...ANA, Asistio: true }), refuse(503, 'unavailable')]) {
      api.calls = []
      const held = hold(first)
      api.on(capacitaciones.tick, inTurn(held.reply, json(ANA)))
      for (const shown of [true, false, true, false]) {
        await page.actor.click(tick(/Ana Guamán/))
        expect(tick(/Ana Guamán/).checked).toBe(shown)
      }
      await waitFor(() => expect(sent()).toEqual([true]))
      held.release()
      await waitFor(() => expect(sent()).toEqual([true, false, true, false]))
      await waitFor(() => expect(screen.queryByText('Guardando…')).toBeNull())
      expect(tick(/Ana Guamán/).checked).toBe(false)
      expect(screen.getByText('Asistieron 0 de 2.')).toBeTruthy()
    }
  })

  it('takes a wrong sign-up out after a question, and shows who got the seat', async () => {
    const page = await openList({ Fecha: '2090-05-10', PorRegistrar: false })
    await press(page, 'Quitar Ana Guamán')
    const question = await screen.findByRole('dialog', { name: '¿Quitar esta inscripción?' })
    expect(question.textContent).toContain(
      'Se quita a Ana Guamán (ana@example.com) sin enviarle ningún correo. Si tiene cupo, pasa a la primera persona que espera, y a ella sí le escribimos.',
    )
    await answer(page, 'Cancelar')
    expect([names(), api.changes]).toEqual([['Ana', 'Luz'], []])

    api.on(capacitaciones.takeOut, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
    await press(page, 'Quitar Ana Guamán')
    await answer(page, 'Quitar')
    expect(await dialogWith(/No se pudo quitar la inscripción/)).toContain('Inténtalo más tarde.')
    await press(page, 'Aceptar')
    expect(names()).toEqual(['Ana', 'Luz'])

    api.answers(capacitaciones.takeOut, { mensaje: 'Inscripción quitada' })
    const left = hold(json(training({ Participantes: [{ ...LUZ, Estado: 'inscrito' }] })))
    api.on(capacitaciones.participants, left.reply)
    expect(tick(/Luz/).parentElement?.textContent).toContain('En espera')
    await press(page, 'Quitar Ana Guamán')
    await answer(page, 'Quitar')
    await screen.findByText('Inscripción quitada')
    expect(names()).toEqual(['Luz'])
    left.release()
    await waitFor(() => expect(tick(/Luz/).parentElement?.textContent).not.toContain('En espera'))
    expect(names()).toEqual(['Luz'])
    expect(api.changes.at(-1)).toMatchObject({ method: 'DELETE', path: '/capacitaciones/quitar/ana' })
  })

  it('offers to take out nobody whose attendance is ticked, and promises no seat after the start', async () => {
    const page = await openList({ Participantes: [ANA, { ...LUZ, Asistio: true }] })
    expect(screen.queryByRole('button', { name: 'Quitar Luz Toapanta' })).toBeNull()
    await press(page, 'Quitar Ana Guamán')
    const question = await screen.findByRole('dialog', { name: '¿Quitar esta inscripción?' })
    expect(question.textContent).toContain('sin enviarle ningún correo.')
    expect(question.textContent).not.toContain('Si tiene cupo')
  })

  it('takes no tick more than an hour before the start, and says from when', async () => {
    const early = { Fecha: '2090-05-10', Inicio: '00:30', PorRegistrar: false }
    const FROM =
      'La asistencia se registra desde las 23:30 del 9 de mayo de 2090, una hora antes de que empiece.'
    const page = await openList(early)
    expect(screen.getByText(FROM)).toBeTruthy()
    expect([tick(/Ana/).disabled, tick(/Luz/).disabled]).toEqual([true, true])
    page.unmount()
    await openList(early, '?inscripcion=ana')
    expect(screen.getByRole('heading', { name: 'Ana Guamán' })).toBeTruthy()
    expect(screen.getAllByText(FROM)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Registrar asistencia' })).toBeNull()
  })

  it('shows one person whose QR was read, with one button, and counts them once stored', async () => {
    const page = await openList({}, '?inscripcion=ana')
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    expect(screen.getByText('Código leído · n.º 1 · tiene cupo')).toBeTruthy()
    api.on(capacitaciones.tick, refuse(503, 'unavailable', 'Inténtalo más tarde.'))
    await press(page, 'Registrar asistencia')
    expect(
      await screen.findByText(/^No se pudo registrar la asistencia.*Inténtalo más tarde\.$/s),
    ).toBeTruthy()
    expect(screen.getByText('Asistieron 0 de 2.')).toBeTruthy()
    api.answers(capacitaciones.tick, { ...ANA, Asistio: true })
    await press(page, 'Registrar asistencia')
    expect(await screen.findByText('Asistencia registrada.')).toBeTruthy()
    expect(screen.getByText('Asistieron 1 de 2.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Registrar asistencia' })).toBeNull()
  })

  it('keeps a ticked row in its place until another filter is chosen, and takes the last tick back', async () => {
    const page = await openList({ Fecha: '2090-05-10', Participantes: [LUZ, ANA] })
    expect(names()).toEqual(['Ana', 'Luz'])
    expect(screen.getByRole('button', { name: 'Faltan 2' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('button', { name: /^Quitar/ })).toBeNull()
    api.answers(capacitaciones.tick, { ...ANA, Asistio: true })
    await page.actor.click(tick(/Ana Guamán/))
    expect(await screen.findByText('Ana Guamán asistió.')).toBeTruthy()
    expect(names()).toEqual(['Ana', 'Luz'])
    await press(page, 'Asistieron 1')
    expect(names()).toEqual(['Ana'])
    await press(page, 'Faltan 1')
    expect(names()).toEqual(['Luz'])

    api.answers(capacitaciones.tick, ANA)
    await press(page, 'Deshacer')
    await waitFor(() => expect(screen.queryByText('Ana Guamán asistió.')).toBeNull())
    expect(api.changes.map(({ path, body }) => [path, body])).toEqual([
      ['/capacitaciones/asistencia/ana', { Asistio: true }],
      ['/capacitaciones/asistencia/ana', { Asistio: false }],
    ])
    expect(names()).toEqual(['Ana', 'Luz'])
  })

  it('tells that the person of a QR is not in it', async () => {
    const page = await openList({}, '?inscripcion=otra')
    expect(screen.getByText('Esta inscripción no está en la lista')).toBeTruthy()
    expect(names()).toHaveLength(2)
    await page.actor.click(screen.getByRole('link', { name: 'Ver toda la lista' }))
    expect(screen.queryByText('Esta inscripción no está en la lista')).toBeNull()
  })
})
