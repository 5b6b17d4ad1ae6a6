import { type AsesoriaCase, api as endpoints } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { acceptError, answer, dialogWith, errorAt, type Mounted, mount, press } from '../support/mount.tsx'
import { nightly } from '../support/nightly.ts'
import { asesoria } from '../support/samples.ts'
import { caseOf, DONE, EDGAR, openQueue, row, serveQueue } from '../support/staff-queue.ts'
import { hold, inTurn, json, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { asesorias, plantillas } = endpoints

const A = asesoria('a', { FechaSolicitud: '2025-07-10T15:00:00.000Z' })
const B = asesoria('b', { FechaSolicitud: '2025-07-11T16:00:00.000Z', Numero: 'NAF-7Q4K' })
const C = asesoria('c', { FechaSolicitud: '2025-07-12T15:00:00.000Z', Atiende: EDGAR })

const pane = () => screen.getByRole('complementary', { name: 'Asesoría' })
const inPane = () => within(pane())
const heading = (name: string) => inPane().getByRole('heading', { level: 2, name })
const choiceIn = (name: string) => inPane().getByRole<HTMLSelectElement>('combobox', { name })
const noteField = () => inPane().getByRole<HTMLTextAreaElement>('textbox', { name: 'Nueva nota' })
const fold = (title: string) =>
  inPane()
    .getByText(new RegExp(`^${title} \\(`))
    .closest('details') as HTMLElement
const noteTab = () => inPane().findByRole('button', { name: /^Nueva nota/ })
const bodies = () => api.changes.map(({ body }) => body)

/** Opens the queue with room beside it, and a request there. */
const openCase = async (name: string, list = [C, B, A]) => {
  serveQueue(api, list)
  const page = await openQueue('', 1280)
  await show(page, name)
  await noteTab()
  return page
}
const show = async ({ actor }: Mounted, name: string) => {
  await actor.click(screen.getByRole('link', { name }))
  await waitFor(() => expect(document.activeElement).toBe(heading(name)))
}

nightly('a link of the queue that is opened in a new tab leaves the request beside it as it is', async () => {
  const { actor } = await openCase('Persona b')
  await actor.click(await noteTab())
  await actor.type(noteField(), 'Llamar ')
  for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
    await actor.keyboard(`{${key}>}`)
    await actor.click(screen.getByRole('link', { name: 'Persona c' }))
    await actor.keyboard(`{/${key}}`)
    expect(heading('Persona b'), key).toBeTruthy()
  }
  await actor.type(noteField(), 'mañana')
  expect(noteField().value).toBe('Llamar mañana')
})

describe('a request beside the queue', () => {
  it('shows all that is known of it, and stands in the address of the queue', async () => {
    const Fecha = '2025-07-11T15:00:00.000Z'
    const happened = ([Evento, Detalle, Quien]: readonly [string, string, string | null], index: number) => ({
      Fecha: `2025-07-11T15:${10 + index}:00.000Z`,
      Evento,
      Detalle,
      Quien,
    })
    const history = [
      ['asesoria.recibida', '', null, 'Se recibió la solicitud'],
      ['asesoria.movida', 'esperando_respuesta', 'Rosa', 'Rosa la pasó a «Esperando respuesta»'],
      ['asesoria.realizada', 'sin_respuesta', 'Rosa', 'Rosa la marcó como realizada (sin respuesta)'],
      ['asesoria.reabierta', 'Fue un error', 'Rosa', 'Rosa la volvió a abrir: Fue un error'],
      ['asesoria.contactada', 'whatsapp', 'Rosa', 'Rosa la contactó por WhatsApp'],
      ['asesoria.valorada', '5', null, 'La persona dio su opinión: 5 de 5'],
      ['asesoria.otra', '', null, 'El portal asesoria.otra'],
    ] as const
    const known: Partial<AsesoriaCase> = {
      Notas: [{ Id: 'n', Texto: 'Llamar después de las 18h.', Autor: 'Luz Paz', Fecha }],
      Correos: [{ Id: 'm', Asunto: 'Recibimos tu solicitud', Estado: 'no_entregado', Fecha }],
      Historial: history.map(([event, detail, who], index) => happened([event, detail, who], index)),
    }
    serveQueue(api, [C, B, A])
    api.answers(asesorias.read, caseOf(B, known))
    const page = await openQueue('', 1280)
    await show(page, 'Persona b')
    expect(await inPane().findByText('Llamar después de las 18h.')).toBeTruthy()
    expect(inPane().getByText('No se pudo entregar')).toBeTruthy()
    expect(inPane().getByText(/^NAF-7Q4K · hace \d+ días$/)).toBeTruthy()
    const entries = within(fold('Historial')).getAllByRole('listitem')
    for (const [index, entry] of entries.entries())
      expect.soft(entry.textContent).toContain(history[index]?.[3])
    expect(entries).toHaveLength(history.length)
    await waitFor(() => expect(page.address()).toBe('/dashboard-editor/ver-asesorias?caso=b'))
    page.unmount()
    await openQueue('?caso=b', 1280)
    await waitFor(() => expect(heading('Persona b')).toBeTruthy())
  })

  it('links the https addresses that the team wrote, and none of the person', async () => {
    const Fecha = '2025-07-11T15:00:00.000Z'
    const written = (Id: string, Autor: string) => ({
      Id,
      Texto: `Mira https://sri.gob.ec/${Id}.`,
      Autor,
      Fecha,
    })
    serveQueue(api, [A])
    const Mensajes = [written('answer', 'Luz Paz'), { ...written('theirs', ''), Autor: null }]
    api.answers(asesorias.read, caseOf(A, { Mensajes, Notas: [written('note', 'Luz Paz')] }))
    await show(await openQueue('', 1280), 'Persona a')
    expect(await inPane().findByText('Mira https://sri.gob.ec/theirs.')).toBeTruthy()
    const links = inPane().getAllByRole('link', { name: /^https:/ })
    const addresses = links.map((link) => link.getAttribute('href'))
    expect(addresses.sort()).toEqual(['https://sri.gob.ec/answer', 'https://sri.gob.ec/note'])
  })

  it('marks a mailbox that nobody has confirmed, and writes to none that is another person’s', async () => {
    const unconfirmed = asesoria('d', { CorreoConfirmado: false })
    const others = asesoria('e', { Correo: '', Cierre: 'correo_ajeno', Estado: 'realizada' })
    const page = await openCase('Persona d', [unconfirmed, others, A])
    expect(inPane().getByText('Correo sin confirmar')).toBeTruthy()
    expect(inPane().getByRole('textbox', { name: 'Responder por correo' })).toBeTruthy()
    await show(page, 'Persona a')
    expect(inPane().queryByText('Correo sin confirmar')).toBeNull()
    await show(page, 'Persona e')
    expect(await inPane().findByText(/^El correo que escribió es de otra persona/)).toBeTruthy()
    expect(inPane().queryByRole('button', { name: 'Enviar otra vez' })).toBeNull()
    expect(inPane().queryByRole('button', { name: 'Correo' })).toBeNull()
  })

  it('says beside the correction that the last mail came back', async () => {
    const sent = (Id: string, Estado: 'enviado' | 'rebotado') => ({
      Id,
      Asunto: 'Hola',
      Estado,
      Fecha: A.FechaSolicitud ?? '',
    })
    const unconfirmed = asesoria('d', { CorreoConfirmado: false })
    serveQueue(api, [unconfirmed])
    api.answers(
      asesorias.read,
      caseOf(unconfirmed, { Correos: [sent('1', 'enviado'), sent('2', 'rebotado')] }),
    )
    const page = await openQueue('', 1280)
    await show(page, 'Persona d')
    const facts = within(inPane().getByRole('region', { name: 'Contactar' }))
    expect(await facts.findByText('El correo rebotó')).toBeTruthy()
    expect(facts.getByRole('button', { name: 'Corregir correo' })).toBeTruthy()
  })

  it('opens a chat with a greeting to a mobile number, and none to a landline', async () => {
    const numbers = [
      ['+593 99 123 4567', '593991234567'],
      ['991234567', '593991234567'],
      ['0034612345678', '34612345678'],
      ['+593 2 234 5678', null],
    ] as const
    const asked = numbers.map(([Telefono], n) => asesoria(`t${n}`, { Telefono, Nombre: `¿Ana ${n}?` }))
    serveQueue(api, asked)
    const page = await openQueue('', 1280)
    for (const [index, [, digits]] of numbers.entries()) {
      await show(page, `¿Ana ${index}?`)
      const link = inPane().queryByRole('link', { name: /^WhatsApp/ })
      const url = `https://wa.me/${digits}?text=Hola%2C%20%C2%BFAna%20${index}%3F.`
      if (digits === null) expect.soft(link).toBeNull()
      else expect.soft(link?.getAttribute('href')?.startsWith(url), url).toBe(true)
    }
  })

  nightly(
    'takes keys while it is still loading, and keeps the focus and the change when its data arrive',
    async () => {
      const page = await openCase('Persona a')
      const late = hold(json(caseOf(B)))
      api.on(asesorias.read, inTurn(late.reply, json(caseOf({ ...B, Atiende: EDGAR }))))
      await page.actor.keyboard('k')
      await waitFor(() => expect(document.activeElement).toBe(heading('Persona b')))
      await page.actor.keyboard('a')
      await waitFor(() => expect(choiceIn('Atiende').value).toBe(EDGAR.Uid))
      late.release()
      await noteTab()
      await waitFor(() => expect(document.activeElement).toBe(heading('Persona b')))
      expect(choiceIn('Atiende').value).toBe(EDGAR.Uid)
      await page.actor.keyboard('n')
      await waitFor(() => expect(document.activeElement).toBe(noteField()))
      await page.actor.keyboard('ja')
      expect(noteField().value).toBe('ja')
      expect(bodies()).toEqual([{ Desde: null, Uid: EDGAR.Uid }])
    },
  )

  it('goes to another open state, or is closed as chosen', async () => {
    const { actor } = await openCase('Persona b')
    const closed = { ...B, ...DONE, Cierre: 'sin_respuesta' as const }
    const waiting = { ...B, Estado: 'esperando_respuesta' as const }
    api.on(asesorias.changeState, inTurn(json(waiting), json(closed)))
    api.on(asesorias.read, json(caseOf(waiting)))
    await actor.selectOptions(choiceIn('Estado'), 'Esperando respuesta')
    await waitFor(() => expect(choiceIn('Estado').value).toBe('esperando_respuesta'))
    await actor.selectOptions(choiceIn('Estado'), 'Cerrar: sin respuesta')
    await waitFor(() => expect(choiceIn('Estado').value).toBe('sin_respuesta'))
    expect(bodies()).toEqual([
      { Desde: 'recibida', Estado: 'esperando_respuesta' },
      { Desde: 'esperando_respuesta', Estado: 'realizada', Cierre: 'sin_respuesta' },
    ])
  })

  it('is answered with ready answers below what was typed, and sent by keys', async () => {
    const titles = ['RIMPE', 'RUC', 'Facturas', 'Cita']
    api.answers(
      plantillas.list,
      titles.map((Titulo) => ({
        ...{ Nombre: 'Luz', Apellido: 'Paz', Username: 'luz', Version: 0 },
        ...{ Id: Titulo, Titulo, Texto: `{nombre}: ${Titulo}.` },
      })),
    )
    const page = await openCase('Persona b')
    const ready = within(await inPane().findByRole('group', { name: 'Plantilla' }))
    const shown = () => ready.getAllByRole('button').map(({ textContent }) => textContent)
    await waitFor(() => expect(shown()).toEqual(['RIMPE', 'RUC', 'Facturas', 'Más']))
    await page.actor.keyboard('r')
    const field = inPane().getByRole<HTMLTextAreaElement>('textbox', { name: 'Responder por correo' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await page.actor.type(field, 'Buenos días.')
    await page.actor.click(ready.getByRole('button', { name: 'Más plantillas' }))
    await page.actor.click(ready.getByRole('button', { name: 'Cita' }))
    expect(shown()).toEqual(titles)
    expect(document.activeElement).toBe(field)
    const text = 'Buenos días.\n\nPersona b: Cita.'
    expect(field.value).toBe(text)
    api.on(asesorias.addMessage, json({ Id: 'm' }, 201))
    await page.actor.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Respuesta enviada')
    expect(bodies()).toEqual([{ Texto: text }])
  })

  it('stores a note once, and keeps its text until it has arrived', async () => {
    const page = await openCase('Persona b')
    api.on(asesorias.addNote, inTurn(refuse(503, 'unavailable'), json({ Id: 'n' }, 201)))
    await page.actor.click(await noteTab())
    const field = noteField()
    await waitFor(() => expect(document.activeElement).toBe(field))
    await page.actor.type(field, 'No contesta')
    await press(page, 'Agregar nota')
    await inPane().findByText(/Lo que escribiste sigue aquí/)
    expect(field.value).toBe('No contesta')
    heading('Persona b').focus()
    await page.actor.keyboard('jk')
    await waitFor(() => expect(document.activeElement).toBe(heading('Persona b')))
    expect((await inPane().findByRole<HTMLTextAreaElement>('textbox', { name: 'Nueva nota' })).value).toBe(
      'No contesta',
    )
    await press(page, 'Agregar nota')
    await waitFor(() => expect(noteField().value).toBe(''))
    expect(bodies()).toEqual([{ Texto: 'No contesta' }, { Texto: 'No contesta' }])
    expect(new Set(api.changes.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  nightly('ends a press with its own call, while the request is still read again', async () => {
    const unconfirmed = { ...B, Correo: 'ana@gmial.com', CorreoConfirmado: false }
    const page = await openCase('Persona b', [unconfirmed])
    const corrected = { ...unconfirmed, Correo: 'ana@gmail.com' }
    const isFree = async (name: string | RegExp) => {
      const button = await inPane().findByRole('button', { name })
      await waitFor(() => expect(button.getAttribute('aria-busy'), String(name)).toBeNull())
    }
    api.on(asesorias.read, hold(json(caseOf(unconfirmed))).reply)
    api.on(asesorias.addMessage, json({ Id: 'm' }, 201))
    api.answers(asesorias.resendConfirmation, { mensaje: 'ok' })
    api.on(asesorias.assign, refuse(409, 'changed_meanwhile', 'La tomó Luz Paz.'))
    api.answers(asesorias.correctMail, corrected)

    await page.actor.type(inPane().getByRole('textbox', { name: 'Responder por correo' }), 'Hola')
    await press(page, 'Enviar respuesta')
    await screen.findByText('Respuesta enviada')
    await isFree('Enviar respuesta')
    await page.actor.click(inPane().getByText('Correos (0)'))
    await press(page, 'Enviar otra vez')
    await screen.findByText('La confirmación se envía otra vez')
    await isFree('Enviar otra vez')
    await press(page, /^La atiendo yo/)
    await answer(page, 'Aceptar')
    await isFree(/^La atiendo yo/)
    await press(page, 'Corregir correo')
    const field = inPane().getByRole('textbox', { name: 'Correo correcto' })
    await page.actor.clear(field)
    await page.actor.type(field, corrected.Correo)
    await press(page, 'Guardar correo')
    await screen.findByText(/^Correo corregido/)
  })

  it('has its e-mail corrected until it is confirmed, and keeps what was typed after a refusal', async () => {
    const unconfirmed = { ...B, Correo: 'ana@gmial.com', CorreoConfirmado: false }
    const page = await openCase('Persona b', [unconfirmed, A])
    const corrected = { ...unconfirmed, Correo: 'ana@gmail.com' }
    api.on(asesorias.correctMail, inTurn(refuse(503, 'unavailable', 'Inténtalo más tarde.'), json(corrected)))
    const opener = inPane().getByRole('button', { name: 'Corregir correo' })
    await page.actor.click(opener)
    const field = inPane().getByRole<HTMLInputElement>('textbox', { name: 'Correo correcto' })
    expect([document.activeElement, field.value]).toEqual([field, 'ana@gmial.com'])
    await page.actor.clear(field)
    await page.actor.type(field, 'ana')
    await press(page, 'Guardar correo')
    await waitFor(() => expect(errorAt(field)).toBeTruthy())
    await page.actor.type(field, '@gmail.com')
    await press(page, 'Guardar correo')
    await waitFor(() => expect(errorAt(field)).toContain('Inténtalo más tarde.'))
    expect([document.activeElement, field.value]).toEqual([field, 'ana@gmail.com'])
    api.on(asesorias.read, json(caseOf(corrected)))
    await press(page, 'Guardar correo')
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect(inPane().getByRole('link', { name: /^ana ?@gmail\.com/ })).toBeTruthy()
    expect(bodies()).toEqual([{ Correo: 'ana@gmail.com' }, { Correo: 'ana@gmail.com' }])
    await show(page, 'Persona a')
    expect(inPane().queryByRole('button', { name: 'Corregir correo' })).toBeNull()
  })

  it('gives its place to the next open one when it is marked, but not when that fails', async () => {
    const list = [C, B, { ...A, ...DONE }, asesoria('d', { FechaSolicitud: null })]
    const page = await openCase('Persona c', list)
    const done = serveQueue(api, list)
    const mark = () => inPane().getByRole('button', { name: /^Marcar como realizada/ })
    api.on(asesorias.markDone, inTurn(refuse(500, 'internal'), done))
    await page.actor.click(mark())
    await acceptError(page, 'No se pudo marcar como realizada')
    expect(heading('Persona c')).toBeTruthy()
    await page.actor.click(mark())
    await waitFor(() => expect(document.activeElement).toBe(heading('Persona b')))
    expect(row('Persona c').getByText(/^Realizada/)).toBeTruthy()
    await page.actor.keyboard('e')
    await waitFor(() => expect(document.activeElement).toBe(heading('Persona d')))
  })

  it('is deleted after a question, stays after a failure and gives the focus to the next one', async () => {
    const page = await openCase('Persona b')
    const remove = () => page.actor.click(inPane().getByRole('button', { name: /^Eliminar / }))
    await remove()
    expect(await dialogWith('¿Estás seguro?')).toContain('Se eliminará la asesoría de Persona b')
    await answer(page, 'Cancelar')
    expect(api.changes).toEqual([])

    api.on(asesorias.delete, inTurn(refuse(503, 'unavailable'), json({ mensaje: 'ok' })))
    await remove()
    await press(page, 'Sí, eliminar')
    await answer(page, 'Aceptar')
    expect(heading('Persona b')).toBeTruthy()
    await remove()
    await press(page, 'Sí, eliminar')
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Persona b' })).toBeNull())
    expect(screen.queryByRole('heading', { name: 'Persona b' })).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(row('Persona a').getByRole('link', { name: 'Persona a' })),
    )
  })
})

describe('the page of a request', () => {
  const pageOf = (name: string) => screen.findByRole('heading', { level: 1, name })
  const focused = async (name: string) =>
    waitFor(async () => expect(document.activeElement).toBe(await pageOf(name)))
  const D = asesoria('d', { FechaSolicitud: '2025-07-13T15:00:00.000Z', Ciudad: 'Loja' })
  const openPage = async (query: string) => {
    const done = serveQueue(api, [D, C, B, A])
    const page = await openQueue(query)
    await page.actor.click(screen.getByRole('link', { name: 'Persona c' }))
    await focused('Persona c')
    return { ...page, done }
  }

  it('leads to the request before and after it in the list as it was filtered, and back to that list', async () => {
    const list = `?q=${A.Ciudad}`
    const { actor, address, back } = await openPage(list)
    expect(screen.getByText('1 de 3')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Anterior/ })).toBeNull()
    await actor.click(screen.getByRole('link', { name: /^Siguiente/ }))
    await focused('Persona b')
    await actor.keyboard('j')
    await focused('Persona a')
    expect(screen.queryByRole('link', { name: /^Siguiente/ })).toBeNull()
    await actor.keyboard('j')
    await actor.click(screen.getByRole('link', { name: /^Anterior/ }))
    await focused('Persona b')
    await actor.keyboard('k')
    await focused('Persona c')
    expect(screen.getByRole('link', { name: 'Volver a la lista' }).getAttribute('href')).toContain(list)
    back()
    await waitFor(() => expect(address()).toBe(`/dashboard-editor/ver-asesorias${list}`))
    expect(await screen.findByRole('link', { name: 'Persona c' })).toBeTruthy()
  })

  it('gives way to the next open one when it is marked', async () => {
    const page = await openPage('')
    const { actor } = page
    api.on(asesorias.markDone, inTurn(refuse(500, 'internal'), page.done))
    const mark = () => screen.findByRole('button', { name: /^Marcar como realizada/ })
    await actor.click(await mark())
    await acceptError(page, 'No se pudo marcar como realizada')
    expect(await pageOf('Persona c')).toBeTruthy()
    await actor.keyboard('e')
    await focused('Persona b')
    await actor.keyboard('k')
    await focused('Persona c')
    expect(screen.queryByRole('button', { name: /^Marcar como realizada/ })).toBeNull()
    await actor.keyboard('k')
    await focused('Persona d')
    await mark()
    await actor.keyboard('e')
    await focused('Persona b')
  })

  it('is not named by the list, where a late change of the address would stop the way to it', async () => {
    serveQueue(api, [C, B])
    const { actor, address } = await openQueue()
    screen.getByRole('link', { name: 'Persona c' }).focus()
    await actor.keyboard('j')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(address()).toBe('/dashboard-editor/ver-asesorias')
  })

  it('that a link of a mail opens has no list around it', async () => {
    serveQueue(api, [B])
    mount('/dashboard-editor/ver-asesorias/b', { as: 'editor' })
    await pageOf('Persona b')
    expect(screen.queryByRole('link', { name: /^(Anterior|Siguiente)/ })).toBeNull()
  })

  it('tells that it is gone', async () => {
    api.on(asesorias.read, refuse(404, 'not_found'))
    mount('/dashboard-editor/ver-asesorias/b', { as: 'editor' })
    expect(await screen.findByText('No se pudo encontrar la asesoría')).toBeTruthy()
  })
})
