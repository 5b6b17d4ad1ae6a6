import type { Asesoria } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, leavePage } from '../support/render-page.tsx'
import {
  caseOf,
  changesOf,
  dialogText,
  found,
  open,
  press,
  row,
  serve,
  widen,
} from '../support/staff-queue.tsx'

beforeEach(() => widen(1280))
afterEach(leavePage)

describe('a request beside the queue', () => {
  const openCase = async (actor: UserEvent, name: string) => {
    await actor.click(screen.getByRole('link', { name }))
    const pane = await screen.findByRole('complementary', { name: 'Asesoría' })
    await within(pane).findByRole('heading', { name })
    return within(pane)
  }

  it('shows everything, and the address stays', async () => {
    const actor = userEvent.setup()
    serve(({ path }) =>
      path === '/api/asesorias/ver/b'
        ? json(
            caseOf(found('/b'), {
              Notas: [
                {
                  Id: 'n',
                  Texto: 'Llamar después de las 18h.',
                  Autor: 'Luz Paz',
                  Fecha: '2025-07-11T15:00:00.000Z',
                },
              ],
              Correos: [
                {
                  Id: 'm',
                  Asunto: 'Recibimos tu solicitud',
                  Estado: 'no_entregado',
                  Fecha: '2025-07-11T15:00:00.000Z',
                },
              ],
              Historial: [
                { Fecha: '2025-07-11T15:00:00.000Z', Evento: 'asesoria.recibida', Quien: null, Detalle: '' },
              ],
            }),
          )
        : undefined,
    )
    const { router } = await open()
    const pane = await openCase(actor, 'Persona b')
    expect(await pane.findByText('Llamar después de las 18h.')).toBeTruthy()
    expect(pane.getByText('No se pudo entregar')).toBeTruthy()
    expect(pane.getByText('Se recibió la solicitud')).toBeTruthy()
    expect(pane.getByText(/^NAF-7Q4K · hace \d+ días$/)).toBeTruthy()
    expect(pane.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/593991234567\?text=Hola%2C%20Persona%20b/,
    )
    expect(router.state.location.pathname).toBe('/pagina')
  })

  it.each(['a click', 'a key'])(
    'begins at its top and takes the focus when %s opens the next one',
    async (how) => {
      const actor = userEvent.setup()
      serve()
      await open()
      await openCase(actor, 'Persona a')
      const paneElement = () => screen.getByRole('complementary', { name: 'Asesoría' })
      const heading = (name: string) => within(paneElement()).getByRole('heading', { level: 2, name })
      await waitFor(() => expect(document.activeElement).toBe(heading('Persona a')))
      paneElement().scrollTop = 300
      if (how === 'a key') await actor.keyboard('j')
      else await actor.click(screen.getByRole('link', { name: 'Persona b' }))
      await waitFor(() => expect(document.activeElement).toBe(heading('Persona b')))
      expect(paneElement().scrollTop).toBe(0)
      await actor.keyboard('k')
      await waitFor(() => expect(document.activeElement).toBe(heading('Persona a')))
    },
  )

  it('takes a note once, and loses nothing of it where it does not arrive', async () => {
    const actor = userEvent.setup()
    let tries = 0
    const sent = serve(({ path }) => {
      if (path !== '/api/asesorias/notas/b') return undefined
      tries += 1
      return tries === 1 ? json({ error: 'x', code: 'unavailable' }, 503) : json({ Id: 'n' }, 201)
    })
    await open()
    const pane = await openCase(actor, 'Persona b')
    const field = await pane.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nueva nota' })
    await actor.type(field, 'No contesta')
    await actor.click(pane.getByRole('button', { name: 'Agregar nota' }))
    expect(await pane.findByText(/Lo que escribiste sigue aquí/)).toBeTruthy()
    expect(field.value).toBe('No contesta')
    await actor.click(pane.getByRole('button', { name: 'Agregar nota' }))
    await waitFor(() => expect(field.value).toBe(''))
    const notes = sent.filter(({ path }) => path === '/api/asesorias/notas/b')
    expect(notes.map(({ body }) => body)).toEqual([{ Texto: 'No contesta' }, { Texto: 'No contesta' }])
    expect(new Set(notes.map(({ key }) => key)).size).toBe(1)
  })

  it('says calmly that a colleague was quicker, and what was typed stays', async () => {
    const actor = userEvent.setup()
    const now = { ...found('/b'), Atiende: { Uid: 'luz', Nombre: 'Luz Paz' } }
    let isTaken = false
    serve(({ path }) => {
      if (path === '/api/asesorias/atiende/b') {
        isTaken = true
        return json({ error: 'Luz Paz la atiende: la tomó hace un momento.', code: 'changed_meanwhile' }, 409)
      }
      return path === '/api/asesorias/ver/b' && isTaken ? json(caseOf(now)) : undefined
    })
    await open()
    const pane = await openCase(actor, 'Persona b')
    const field = await pane.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nueva nota' })
    await actor.type(field, 'Ya la llamo')
    await actor.click(pane.getByRole('button', { name: /La atiendo yo/ }))
    expect(await dialogText('La asesoría cambió mientras la veías')).toContain(
      'Luz Paz la atiende: la tomó hace un momento.',
    )
    await press(actor, 'Aceptar')
    await waitFor(() => expect(row('Persona b').getByText('Luz Paz')).toBeTruthy())
    expect(field.value).toBe('Ya la llamo')
  })

  it('is moved to another state, and closed in another way than by having been served', async () => {
    const actor = userEvent.setup()
    let now = found('/b')
    const sent = serve(({ path, body }) => {
      if (path === '/api/asesorias/ver/b') return json(caseOf(now))
      if (path !== '/api/asesorias/estado/b') return undefined
      const { Estado } = body as Pick<Asesoria, 'Estado'>
      now = { ...now, Estado, Realizada: Estado === 'realizada' }
      return json(now)
    })
    await open()
    const pane = await openCase(actor, 'Persona b')
    await actor.selectOptions(pane.getByRole('combobox', { name: 'Estado' }), 'Esperando respuesta')
    await waitFor(() => expect(row('Persona b').getByText('Esperando respuesta')).toBeTruthy())
    await actor.selectOptions(pane.getByRole('combobox', { name: 'Estado' }), 'Cerrar: sin respuesta')
    await waitFor(() => expect(changesOf(sent)).toHaveLength(2))
    expect(changesOf(sent).map(({ body }) => body)).toEqual([
      { Desde: 'recibida', Estado: 'esperando_respuesta' },
      { Desde: 'esperando_respuesta', Estado: 'realizada', Cierre: 'sin_respuesta' },
    ])
  })

  it('is deleted after being asked, and the next one takes the focus; a server that fails loses nothing', async () => {
    const actor = userEvent.setup()
    let fails = true
    const sent = serve(({ method }) =>
      method === 'DELETE' && fails ? json({ error: 'x', code: 'unavailable' }, 503) : undefined,
    )
    await open()
    const pane = await openCase(actor, 'Persona b')
    await actor.click(pane.getByRole('button', { name: /^Eliminar / }))
    expect(await dialogText('¿Estás seguro?')).toContain('Se eliminará la asesoría de Persona b')
    await press(actor, 'Cancelar')
    expect(changesOf(sent)).toEqual([])

    await actor.click(pane.getByRole('button', { name: /^Eliminar / }))
    await press(actor, 'Sí, eliminar')
    await press(actor, 'Aceptar')
    expect(pane.getByRole('heading', { name: 'Persona b' })).toBeTruthy()
    expect(row('Persona b')).toBeTruthy()

    fails = false
    await actor.click(pane.getByRole('button', { name: /^Eliminar / }))
    await press(actor, 'Sí, eliminar')
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Persona b' })).toBeNull())
    expect(screen.queryByRole('heading', { name: 'Persona b' })).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(row('Persona a').getByRole('link', { name: 'Persona a' })),
    )
    expect(changesOf(sent).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/asesorias/eliminar/b',
      'DELETE /api/asesorias/eliminar/b',
    ])
  })
})
