import { type Asesoria, api as endpoints } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { acceptError, box, mount, press } from '../support/mount.tsx'
import { asesoria } from '../support/samples.ts'
import { DONE, EDGAR, LUZ, names, openQueue, row, serveQueue } from '../support/staff-queue.ts'
import { hold, inTurn, json, loseConnection, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { asesorias } = endpoints

const at = (day: string, hour = '15:00', change: Partial<Asesoria> = {}) => ({
  FechaSolicitud: `2025-07-${day}T${hour}:00.000Z`,
  ...change,
})
const ABC = [
  asesoria('c', at('20', '15:00', { Ciudad: 'Loja', Atiende: EDGAR })),
  asesoria('b', at('19', '16:00', { Numero: 'NAF-7Q4K' })),
  asesoria('a', at('19', '15:00', { UsuarioUsername: 'ana' })),
  asesoria('d', at('18', '15:00', DONE)),
]

const tab = (name: RegExp) => screen.getByRole('link', { name })
const mark = (name: string) => row(name).getByRole('button', { name: /^Marcar como realizada / })
const paths = () => api.changes.map(({ method, path }) => `${method} ${path}`)
const search = async ({ actor }: ReturnType<typeof mount>, text: string) => {
  await actor.clear(box('Buscar'))
  if (text) await actor.paste(text)
}

const fixToday = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-07-21T15:00:00.000Z') })

describe('the queue', () => {
  it('puts each request in its tabs and orders it by day, registered people first', async () => {
    fixToday()
    serveQueue(api, [
      asesoria('next day', at('21', '14:00')),
      asesoria('guest late', at('20', '23:00')),
      asesoria('registered', at('20', '17:00', { UsuarioUsername: 'ana' })),
      asesoria('guest early', at('20', '16:00', { Atiende: EDGAR })),
      // Midnight in Ecuador, seven and eight days ago.
      asesoria('seven', at('14', '05:00', { Atiende: LUZ })),
      asesoria('eight', at('14', '04:59')),
      asesoria('done', at('01', '15:00', { ...DONE, Atiende: EDGAR })),
      asesoria('undated', { FechaSolicitud: null, UsuarioUsername: 'eva' }),
    ])
    const page = await openQueue()
    expect(screen.getByText(/En cada día, primero las de personas registradas\./)).toBeTruthy()
    const people = (...ids: string[]) => ids.map((id) => `Persona ${id}`)
    const pending = people('next day', 'registered', 'guest late', 'guest early', 'seven', 'eight', 'undated')
    for (const [name, address, shown] of [
      [/^Mías 1$/, '?estado=mias', people('guest early')],
      [/^Sin asignar 5$/, '?estado=sin-asignar', pending.filter((each) => !/early|seven/.test(each))],
      [/^\+ de 7 días 2$/, '?estado=antiguas', people('eight', 'undated')],
      [/^Realizadas 1$/, '?estado=realizadas', people('done')],
      [/^Todas 8$/, '?estado=todas', pending.toSpliced(-1, 0, 'Persona done')],
      [/^Pendientes 7$/, '', pending],
    ] as const) {
      await page.actor.click(tab(name))
      expect.soft(page.address(), String(name)).toBe(`/dashboard-editor/ver-asesorias${address}`)
      expect.soft(names(), String(name)).toEqual(shown)
    }
    await press(page, 'Orden: más recientes')
    expect(names()).toEqual(
      people('eight', 'seven', 'registered', 'guest early', 'guest late', 'next day', 'undated'),
    )
    expect(page.address()).toContain('?orden=antiguas')
  })

  it('is narrowed by several values at once, counts them and keeps them in the address', async () => {
    serveQueue(api, [
      asesoria('a', at('20', '15:00', { Ciudad: 'Santo Domingo', TipoServicio: 'Otros' })),
      asesoria('b', at('19', '15:00', { Ciudad: 'santo domingo ' })),
      asesoria('c', at('18', '15:00', { Ciudad: 'Loja', DetalleSolicitud: 'Me mudo a Santo Domingo' })),
      asesoria('d', at('17', '15:00', { Ciudad: 'Quito', TipoServicio: 'Otros' })),
    ])
    const page = await openQueue('?ciudad=cuenca')
    expect(names()).toEqual([])
    const options = () => screen.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent)
    await press(page, 'Ciudad: cuenca')
    expect(options().map((text) => text?.toLowerCase().replace(/\s/g, ''))).toEqual([
      'santodomingo2',
      'loja1',
      'quito1',
      'cuenca0',
    ])
    await page.actor.click(screen.getByRole('checkbox', { name: /^Loja/ }))
    await page.actor.click(screen.getByRole('checkbox', { name: /^santo domingo/i }))
    await page.actor.click(screen.getByRole('checkbox', { name: /^cuenca/ }))
    expect(names()).toEqual(['Persona a', 'Persona b', 'Persona c'])
    await page.actor.click(screen.getByRole('checkbox', { name: /^Loja/ }))
    expect(names()).toEqual(['Persona a', 'Persona b'])
    expect(page.address()).toContain('?ciudad=santo+domingo')

    await page.actor.keyboard('{Escape}')
    await press(page, 'Servicio')
    expect(options()).toHaveLength(2)
    await page.actor.click(screen.getByRole('checkbox', { name: /^Otros/ }))
    expect(names()).toEqual(['Persona a'])
    expect(tab(/^Pendientes/).textContent).toBe('Pendientes 1')
    await press(page, 'Quitar filtros')
    expect(names()).toHaveLength(4)
    expect(page.address()).toBe('/dashboard-editor/ver-asesorias')
  })

  it('includes both days of a period, as Ecuador counts them, and ignores unknown values', async () => {
    serveQueue(api, [asesoria('a', at('10', '03:00')), asesoria('b', { FechaSolicitud: null })])
    for (const [query, shown] of [
      ['?desde=2025-07-09&hasta=2025-07-09', ['Persona a']],
      ['?desde=2025-07-10', []],
      ['?hasta=2025-07-08', []],
      ['?estado=todo&desde=ayer&pagina=-1&filas=7', ['Persona a', 'Persona b']],
    ] as const) {
      const page = await openQueue(query)
      expect.soft(names(), query).toEqual(shown)
      page.unmount()
    }
  })

  it('finds words of all fields in any order, without accents, and a number however it is typed', async () => {
    serveQueue(api, [
      asesoria('a', at('20')),
      asesoria('m', {
        Nombre: 'María José Íñigo',
        CedulaRUC: '1710034073',
        Correo: 'mj@correo.ec',
        Telefono: '0987654321',
        Numero: 'NAF-7Q4K',
        DetalleSolicitud: 'Emití una factura con el RUC equivocado.',
      }),
    ])
    const page = await openQueue()
    for (const query of [
      'inigo maria',
      'MARIA',
      '171003407-3',
      '098 765 4321',
      'NAF-7Q4K',
      'naf 7q4k',
      '7q4k',
      'equivocado factura',
    ]) {
      await search(page, '')
      await waitFor(() => expect(names()).toHaveLength(2))
      await search(page, query)
      await waitFor(() => expect(names(), query).toEqual(['María José Íñigo']))
    }
    await search(page, 'maria correo.ec')
    const found = row('María José Íñigo')
    const marked = () => found.getAllByText(/./, { selector: 'mark' }).map((each) => each.textContent)
    await waitFor(() => expect(marked()).toEqual(['María', 'correo.ec']))
    await search(page, 'factu actura')
    await waitFor(() => expect(marked()).toEqual(['factura']))
    await search(page, 'maria loja')
    await press(page, 'Quitar búsqueda y filtros')
    expect(names()).toHaveLength(2)
  })

  it('marks one by a double click, keeps it in its place and undoes it there', async () => {
    serveQueue(api, ABC)
    const page = await openQueue()
    await page.actor.dblClick(mark('Persona a'))
    await screen.findByText('Asesoría marcada como realizada')
    expect(names()).toEqual(['Persona c', 'Persona a', 'Persona b'])
    expect(screen.getByRole('article', { name: 'Persona a' }).textContent).toContain('Realizada · Deshacer')
    expect(tab(/^Pendientes/).textContent).toBe('Pendientes 2')
    await page.actor.click(row('Persona a').getByRole('button', { name: 'Deshacer Persona a' }))
    await waitFor(() => expect(mark('Persona a')).toBeTruthy())
    expect(paths()).toEqual(['PUT /asesorias/marcar/a', 'PUT /asesorias/reabrir/a'])

    await page.actor.click(mark('Persona a'))
    await row('Persona a').findByRole('button', { name: 'Deshacer Persona a' })
    await page.actor.click(tab(/^Sin asignar/))
    expect(names()).toEqual(['Persona b'])
  })

  it('takes a mark back that the server refuses', async () => {
    serveQueue(api, ABC)
    api.on(asesorias.markDone, refuse(500, 'internal'))
    const page = await openQueue()
    await page.actor.click(mark('Persona a'))
    await acceptError(page, 'No se pudo marcar como realizada')
    expect(mark('Persona a')).toBeTruthy()
  })

  it('leaves the focus where the person has moved it before a late answer', async () => {
    serveQueue(api, ABC)
    const late = hold(json({ ...asesoria('a', at('19')), ...DONE }))
    api.on(asesorias.markDone, late.reply)
    const page = await openQueue()
    await page.actor.click(mark('Persona a'))
    await press(page, 'Más')
    late.release()
    await screen.findByText('Asesoría marcada como realizada')
    await waitFor(() => expect(tab(/^Realizadas/).textContent).toBe('Realizadas 2'))
    expect(screen.getByRole('button', { name: 'Eliminar todas' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Más')
  })

  it('shows within a minute what colleagues changed, without reading the list again', async () => {
    const fresh = asesoria('n', at('21', '14:00'))
    const stale = { ...asesoria('c', at('20')), FechaActualizacion: '2025-07-20T16:00:00.000Z' }
    serveQueue(api, [
      { ...ABC[0], FechaActualizacion: '2025-07-21T14:30:00.000Z' } as Asesoria,
      ...ABC.slice(1),
    ])
    api.answers(asesorias.changes, {
      Hasta: '2025-07-21T15:00:00.000Z',
      Completa: true,
      Asesorias: [{ ...asesoria('a', at('19')), ...DONE }, fresh, stale, asesoria('z', at('01'))],
      Eliminadas: ['b'],
    })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openQueue()
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    await screen.findByRole('article', { name: 'Persona n' })
    expect(names()).toEqual(['Persona n', 'Persona c', 'Persona a'])
    expect(screen.getByRole('article', { name: 'Persona a' }).textContent).toContain('Realizada · Deshacer')
    expect(row('Persona c').getByText('Edgar Mora')).toBeTruthy()
    expect(api.callsOf(asesorias.changes)[0]?.query).toEqual({ desde: '2025-07-21T14:30:00.000Z' })
    expect(api.callsOf(asesorias.list)).toHaveLength(1)
  })
})

describe('the queue by keys', () => {
  const focused = () => document.activeElement?.textContent

  it('moves, takes on, marks and searches, but not while a text is typed', async () => {
    serveQueue(api, ABC)
    const { actor } = await openQueue()
    screen.getByRole('link', { name: 'Persona b' }).focus()
    await actor.keyboard('jj')
    expect(focused()).toBe('Persona a')
    await actor.keyboard('k')
    expect(focused()).toBe('Persona c')
    await actor.keyboard('j')
    await actor.keyboard('a')
    await waitFor(() => expect(row('Persona a').getByText('Edgar Mora')).toBeTruthy())
    await actor.keyboard('e')
    await screen.findByText('Asesoría marcada como realizada')
    expect(paths()).toEqual(['PUT /asesorias/atiende/a', 'PUT /asesorias/marcar/a'])
    expect(api.changes[0]?.body).toEqual({ Desde: null, Uid: 'uid-edgar' })
    await actor.keyboard('/')
    expect(document.activeElement).toBe(box('Buscar'))
    await actor.keyboard('e')
    expect(box('Buscar').value).toBe('e')
    expect(api.changes).toHaveLength(2)
  })

  it('ignores letters outside the list and the case, as speech input types them', async () => {
    serveQueue(api, ABC)
    const { actor } = await openQueue()
    screen.getByRole('link', { name: 'Persona b' }).focus()
    await actor.keyboard('jj')
    const heading = screen.getByRole('heading', { level: 1 })
    heading.tabIndex = -1
    heading.focus()
    await actor.keyboard('ana ruiz/?e')
    expect(document.activeElement).toBe(heading)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.changes).toEqual([])
  })

  it('lists its keys and can be turned off and on on this device', async () => {
    serveQueue(api, ABC)
    const page = await openQueue()
    const turn = async () => {
      await press(page, /^Atajos de teclado/)
      await page.actor.click(screen.getByRole('checkbox', { name: 'Usar los atajos en este equipo' }))
      await press(page, 'Cerrar')
      screen.getByRole('link', { name: 'Persona c' }).focus()
      await page.actor.keyboard('jj')
    }
    await turn()
    expect(focused()).toBe('Persona c')
    await turn()
    expect(focused()).toBe('Persona a')
    await page.actor.keyboard('?')
    const list = within(screen.getByRole('dialog', { name: 'Atajos de teclado' }))
    expect(list.getByText('La atiendo yo')).toBeTruthy()
  })
})

describe('the table of requests', () => {
  const openTable = async (list: Asesoria[], query = '') => {
    serveQueue(api, list)
    localStorage.setItem('naf_asesorias', 'tabla')
    const page = mount(`/dashboard-editor/ver-asesorias${query}`, { as: 'editor' })
    if (list.length > 0) await screen.findByRole('table')
    return page
  }
  const cells = (name: string) => {
    const found = screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr')
    return within(found as HTMLElement)
  }
  const remove = async (page: ReturnType<typeof mount>, name: string) =>
    page.actor.click(cells(name).getByRole('button', { name: /^Eliminar / }))

  it('replaces the queue, in this browser also after a reload', async () => {
    serveQueue(api, ABC)
    const page = await openQueue()
    await press(page, 'Tabla')
    await screen.findByRole('table')
    page.unmount()
    const again = mount('/dashboard-editor/ver-asesorias', { as: 'editor' })
    await screen.findByRole('table')
    await press(again, 'Cola')
    expect(await screen.findByRole('navigation', { name: 'Colas' })).toBeTruthy()
  })

  it('shows every value, a word for a missing one, and links mail to the address alone', async () => {
    const evil = [
      'a?bcc=x%40y.example&body=hola@example.com',
      'ana?subject=urgente&cc=jefe%40espe.edu.ec@example.com',
      'a%3fbcc=x%40y.example@example.com',
      'a#b@example.com',
      "o'neil+naf/{1}=`2`|3^4@example.com",
      'ana.vera_98@espe.edu.ec',
      // Stored before addresses were checked.
      'sin arroba?bcc=x',
      'a@b@c.example',
    ]
    await openTable([
      ...ABC,
      asesoria('e', { FechaSolicitud: null, Discapacidad: 'si', ...DONE, FechaRealizacion: null }),
      ...evil.map((Correo, index) => asesoria(`correo ${index}`, at('02', '15:00', { Correo }))),
    ])
    expect(cells('Persona a').getByText('ana')).toBeTruthy()
    expect(cells('Persona b').getByText('Sin cuenta')).toBeTruthy()
    expect(cells('Persona b').getByText('Pendiente')).toBeTruthy()
    expect(cells('Persona b').getByText('19 de julio de 2025, 11:00')).toBeTruthy()
    expect(cells('Persona e').getAllByText('No registrada')).toHaveLength(2)
    expect(cells('Persona e').getByText('Sí')).toBeTruthy()
    const done = cells('Persona e').getByRole<HTMLButtonElement>('button', { name: /^Realizada / })
    expect(done.disabled).toBe(true)
    for (const [index, correo] of evil.entries()) {
      const links = cells(`Persona correo ${index}`).getAllByRole<HTMLAnchorElement>('link')
      const link = links.find(({ href }) => href.startsWith('mailto:'))
      expect.soft(link?.textContent).toBe(correo)
      const url = new URL(link?.href ?? '')
      expect.soft(url.search + url.hash, correo).toBe('')
      expect.soft(decodeURIComponent(url.pathname), correo).toContain(correo.split('@')[0])
    }
  })

  it('tells a failed reading in a dialog and on the page, and loads with another try', async () => {
    serveQueue(api, ABC)
    localStorage.setItem('naf_asesorias', 'tabla')
    api.on(asesorias.list, refuse(500, 'internal'))
    const page = mount('/dashboard-editor/ver-asesorias', { as: 'editor' })
    await acceptError(page, 'Error al obtener asesorías')
    expect(screen.getByText('Error al obtener asesorías')).toBeTruthy()
    api.answers(asesorias.list, ABC)
    await press(page, 'Reintentar')
    await screen.findByRole('table')
    await screen.findByText('Hay 3 asesoría(s) sin marcar como realizada.')
    await page.actor.click(screen.getByRole('link', { name: 'Ver las pendientes' }))
    expect(page.address()).toContain('?estado=pendientes')
    expect(screen.getAllByRole('rowheader')).toHaveLength(3)

    const button = cells('Persona a').getByRole('button', { name: /^Marcar como realizada / })
    await page.actor.click(button)
    await screen.findByText('Asesoría marcada como realizada')
    expect(screen.getAllByRole('rowheader')).toHaveLength(3)
    expect(cells('Persona a').getByRole('button', { name: 'Deshacer Persona a' })).toBeTruthy()
  })

  it('deletes one after a question that stands on Cancelar, and moves the focus to the next', async () => {
    const page = await openTable(ABC)
    await remove(page, 'Persona b')
    const question = await screen.findByText(/Se eliminará la asesoría de Persona b/)
    expect(question.closest('[role=dialog]')?.textContent).toContain('¿Estás seguro?')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'))
    await press(page, 'Cancelar')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.changes).toEqual([])

    await remove(page, 'Persona b')
    await press(page, 'Sí, eliminar')
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Persona b/ })).toBeNull())
    await waitFor(() => expect(cells('Persona a').getAllByRole('button')).toContain(document.activeElement))

    api.on(asesorias.delete, inTurn(refuse(500, 'internal'), refuse(404, 'not_found')))
    for (const text of ['No se pudo eliminar', 'No se pudo encontrar la asesoría']) {
      await remove(page, 'Persona a')
      await press(page, 'Sí, eliminar')
      await screen.findByText(text)
      await press(page, 'Aceptar')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })
})

describe('deleting many requests', () => {
  const askFor = async (page: ReturnType<typeof mount>, name: string) => {
    await press(page, 'Más')
    await press(page, name)
  }
  const typeAll = async (page: ReturnType<typeof mount>, expected: string, typed = expected) => {
    await page.actor.type(
      await screen.findByRole('textbox', { name: `Para confirmar, escribe ${expected}` }),
      typed,
    )
    await press(page, 'Sí, eliminar')
  }

  it('waits until their number is typed', async () => {
    serveQueue(api, ABC)
    api.answers(asesorias.deleteAll, { mensaje: 'ok', eliminadas: 4 })
    const page = await openQueue()
    await askFor(page, 'Eliminar todas')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'))
    await typeAll(page, '4', '40')
    await screen.findByText('Escribe 4 para eliminarlas.')
    expect(api.changes).toEqual([])
    await page.actor.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await askFor(page, 'Eliminar todas')
    await typeAll(page, '4')
    await screen.findByText('Se eliminaron 4 asesorías')
    expect(paths()).toEqual(['DELETE /asesorias/eliminar-todas'])
  })

  const [c, b, , d] = ABC as [Asesoria, Asesoria, Asesoria, Asesoria]
  it.each([
    ['la única asesoría, que está pendiente. Esta acción es irreversible.', [c]],
    ['la única asesoría, que ya está realizada.', [d]],
    ['las 2 asesorías, todas pendientes.', [c, b]],
    ['las 2 asesorías, 1 de ellas pendiente.', [c, d]],
  ])('asks about %s', async (what, list) => {
    serveQueue(api, list)
    const page = await openQueue()
    await askFor(page, 'Eliminar todas')
    expect((await screen.findByText(/irreversible/)).textContent).toContain(what)
  })

  it('works without the list, whose number it then does not tell', async () => {
    serveQueue(api, [])
    api.on(asesorias.list, loseConnection)
    api.on(asesorias.count, loseConnection)
    api.answers(asesorias.deleteDone, { mensaje: 'ok', eliminadas: 3188 })
    api.on(asesorias.deleteAll, refuse(404, 'not_found'))
    const page = mount('/dashboard-editor/ver-asesorias', { as: 'editor' })
    await acceptError(page, 'Error al obtener asesorías')
    await askFor(page, 'Eliminar realizadas')
    await screen.findByText(/todas las asesorías marcadas como realizadas/)
    await press(page, 'Sí, eliminar')
    await screen.findByText('Se eliminaron 3.188 asesorías')
    await askFor(page, 'Eliminar todas')
    await screen.findByText(/todas las asesorías, también las pendientes/)
    await typeAll(page, 'todas')
    expect(await screen.findByText('No hay asesorías para eliminar.')).toBeTruthy()
  })

  it('asks nothing about an empty list', async () => {
    serveQueue(api, [])
    const page = mount('/dashboard-editor/ver-asesorias', { as: 'editor' })
    await screen.findByText('No hay asesorías solicitadas.')
    await askFor(page, 'Eliminar realizadas')
    expect(await screen.findByText('No hay asesorías marcadas como realizadas para eliminar.')).toBeTruthy()
    await press(page, 'Aceptar')
    await askFor(page, 'Eliminar todas')
    expect(await screen.findByText('No hay asesorías para eliminar.')).toBeTruthy()
  })
})
