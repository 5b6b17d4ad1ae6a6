import { type Asesoria, type DeletedAsesoria, api as endpoints } from '@naf/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { acceptError, choice, choose, mount, press, rewrite, setWidth } from '../support/mount.tsx'
import { asesoria } from '../support/samples.ts'
import { DONE, EDGAR, LUZ, names, openQueue, row, serveQueue } from '../support/staff-queue.ts'
import { hold, inTurn, json, type Reply, refuse, withStubApi } from '../support/stub-api.ts'

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

describe('the queue', () => {
  it('puts each request in its tabs and orders it by day, registered people first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-07-21T15:00:00.000Z') })
    serveQueue(api, [
      asesoria('next day', at('21', '14:00')),
      asesoria('guest late', at('20', '23:00', { PorResponder: true })),
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
      [/^Te escribieron 1$/, '?estado=escribieron', people('guest late')],
      [/^Mías 1$/, '?estado=mias', people('guest early')],
      [/^Sin asignar 5$/, '?estado=sin-asignar', pending.filter((each) => !/early|seven/.test(each))],
      [/^\+ de 7 días 2$/, '?estado=antiguas', people('eight', 'undated')],
      [/^Realizadas$/, '?estado=realizadas', people('done')],
      [/^Todas$/, '?estado=todas', pending.toSpliced(-1, 0, 'Persona done')],
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
    await press(page, 'Filtros (1)')
    const cities = within(screen.getByRole('group', { name: 'Ciudad' }))
    const options = cities.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent)
    expect(options.map((text) => text?.replace(/\D/g, ''))).toEqual(['2', '1', '1', '0'])
    await page.actor.click(cities.getByRole('checkbox', { name: /^Loja/ }))
    await page.actor.click(cities.getByRole('checkbox', { name: /^santo domingo/i }))
    await press(page, 'Quitar cuenca')
    expect(names()).toEqual(['Persona a', 'Persona b', 'Persona c'])
    expect(page.address()).toContain('santo+domingo')

    await page.actor.click(screen.getByRole('checkbox', { name: /^Otros/ }))
    expect(names()).toEqual(['Persona a'])
    expect(screen.getByRole('button', { name: 'Filtros (3)' })).toBeTruthy()
    await press(page, 'Quitar filtros')
    expect(names()).toHaveLength(4)
    expect(page.address()).toBe('/dashboard-editor/ver-asesorias')
  })

  it('includes both days of a period, as Ecuador counts them, and ignores unknown values', async () => {
    serveQueue(api, [asesoria('a', at('10', '03:00')), asesoria('b', { FechaSolicitud: null })])
    for (const [query, shown] of [
      ['?desde=2025-07-09&hasta=2025-07-09', ['Persona a']],
      ['?desde=2025-07-10', []],
      ['?estado=todo&desde=ayer&pagina=-1&filas=7', ['Persona a', 'Persona b']],
    ] as const) {
      const page = await openQueue(query)
      expect.soft(names(), query).toEqual(shown)
      page.unmount()
    }
  })

  it('is filtered by a typed date once that is whole, and leaves the history as it was', async () => {
    serveQueue(api, ABC)
    setWidth(1024)
    const page = mount('/dashboard-editor/ver-asesorias', {
      as: 'editor',
      before: ['/dashboard-editor/perfil'],
    })
    await press(page, 'Filtros')
    const from = screen.getByLabelText<HTMLInputElement>('Desde')
    // A browser's field has a date from the first digit of the year on.
    for (const day of ['0002-07-20', '0020-07-20', '0202-07-20', '2025-07-20']) {
      fireEvent.keyDown(from, { key: day.slice(3, 4) })
      fireEvent.change(from, { target: { value: day } })
      expect.soft(names(), day).toHaveLength(3)
      expect.soft(from.value).toBe(day)
    }
    fireEvent.blur(from)
    await waitFor(() => expect(names()).toEqual(['Persona c']))
    expect(page.address()).toContain('?desde=2025-07-20')
    await page.actor.click(screen.getByRole('button', { name: /^Quitar Desde el 20 de julio/ }))
    await waitFor(() => expect(names()).toHaveLength(3))
    // The browser's calendar gives a whole date at once.
    fireEvent.pointerDown(from)
    fireEvent.change(from, { target: { value: '2025-07-20' } })
    await waitFor(() => expect(names()).toEqual(['Persona c']))
    page.back()
    await waitFor(() => expect(page.address()).toBe('/dashboard-editor/perfil'))
  })

  it('finds words of all fields in any order, without accents, and a number however it is typed', async () => {
    serveQueue(api, [
      asesoria('a', at('20')),
      asesoria('m', {
        Nombre: 'María José Íñigo',
        CedulaRUC: '1710034073',
        Telefono: '0987654321',
        Numero: 'NAF-7Q4K',
        DetalleSolicitud: 'Emití la factura 001-003-000018244 con el RUC equivocado.',
      }),
    ])
    const page = await openQueue()
    const numbers = ['171003407-3', '098 765 4321', 'naf 7q4k', '001-003-000018244']
    for (const query of ['inigo MARIA', ...numbers, '«equivocado», factura']) {
      await rewrite(page, 'Buscar', '')
      await waitFor(() => expect(names()).toHaveLength(2))
      await rewrite(page, 'Buscar', query)
      await waitFor(() => expect(names(), query).toEqual(['María José Íñigo']))
    }
    await rewrite(page, 'Buscar', 'maria loja')
    await press(page, 'Quitar búsqueda y filtros')
    expect(names()).toHaveLength(2)
  })

  it('keeps a request pending when it could not be marked as done', async () => {
    serveQueue(api, ABC)
    api.on(asesorias.markDone, refuse(500, 'internal'))
    const page = await openQueue()
    await page.actor.click(mark('Persona a'))
    await acceptError(page, 'No se pudo marcar como realizada')
    expect(mark('Persona a')).toBeTruthy()
    expect(tab(/^Pendientes/).textContent).toBe('Pendientes 3')
  })
})

describe('several requests of the queue', () => {
  const box = (name: string) => row(name).getByRole<HTMLInputElement>('checkbox', { name: `Elegir ${name}` })

  it('are marked together; one that fails stays chosen and says why, one press undoes the others', async () => {
    const done = serveQueue(api, ABC)
    const failsForA: Reply = (call, response) =>
      (call.path.endsWith('/a') ? refuse(500, 'internal') : done)(call, response)
    api.on(asesorias.markDone, failsForA)
    const page = await openQueue()
    await page.actor.click(box('Persona c'))
    await page.actor.keyboard('{Shift>}')
    await page.actor.click(box('Persona b'))
    await page.actor.keyboard('{/Shift}')
    expect(screen.getByText('3 elegidas')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Buscar' })).toBeNull()
    await press(page, /^Marcar como realizadas/)
    expect(await row('Persona a').findByText(/^No se pudo marcar como realizada/)).toBeTruthy()
    expect(screen.getByText('1 elegida (no se pudo)')).toBeTruthy()
    expect(['a', 'b', 'c'].map((id) => box(`Persona ${id}`).checked)).toEqual([true, false, false])
    expect(screen.getAllByText(/Realizada ·/)).toHaveLength(2)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(names()).toHaveLength(3)

    await press(page, 'Deshacer')
    await waitFor(() => expect(tab(/^Pendientes/).textContent).toBe('Pendientes 3'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull())
    expect(paths().toSorted()).toEqual([
      ...['a', 'b', 'c'].map((id) => `PUT /asesorias/marcar/${id}`),
      ...['b', 'c'].map((id) => `PUT /asesorias/reabrir/${id}`),
    ])
  })

  it('are sent four at a time', async () => {
    const done = serveQueue(
      api,
      Array.from({ length: 6 }, (_, n) => asesoria(`n${n}`, at('20'))),
    )
    const held = hold(done)
    api.on(asesorias.markDone, held.reply)
    const page = await openQueue()
    await page.actor.click(screen.getByRole('checkbox', { name: 'Elegir todas las de esta página' }))
    await press(page, /^Marcar como realizadas/)
    await waitFor(() => expect(api.changes).toHaveLength(4))
    held.release()
    expect(await screen.findByText('6 realizadas')).toBeTruthy()
    expect(api.changes).toHaveLength(6)
  })

  it('are chosen by keys, and given to a colleague, then to who had them', async () => {
    serveQueue(api, ABC)
    const page = await openQueue()
    screen.getByRole('link', { name: 'Persona c' }).focus()
    await page.actor.keyboard('jxjx')
    expect(screen.getByText('2 elegidas')).toBeTruthy()
    await press(page, 'Asignar')
    await page.actor.click(await screen.findByRole('menuitem', { name: 'Luz Paz' }))
    expect(await screen.findByText('2 asignadas')).toBeTruthy()
    for (const id of ['c', 'a']) expect(row(`Persona ${id}`).getByText('Luz Paz')).toBeTruthy()
    await press(page, 'Deshacer')
    expect(await row('Persona c').findByText('Edgar Mora')).toBeTruthy()
    await waitFor(() => expect(row('Persona a').queryByText('Luz Paz')).toBeNull())

    await waitFor(() => expect(document.activeElement?.textContent).toBe('Persona c'))
    await page.actor.keyboard('xe')
    await waitFor(() => expect(row('Persona a').getByText(/^Realizada/)).toBeTruthy())
    await page.actor.keyboard('x')
    expect(await screen.findByText('1 elegida')).toBeTruthy()
    await page.actor.keyboard('{Escape}')
    expect(await screen.findByRole('textbox', { name: 'Buscar' })).toBeTruthy()
  })
})

describe('the queue by keys', () => {
  it('ignores letters outside the list and the case, as speech input types them', async () => {
    serveQueue(api, ABC)
    const { actor } = await openQueue()
    screen.getByRole('link', { name: 'Persona b' }).focus()
    await actor.keyboard('jj')
    const heading = screen.getByRole('heading', { level: 1 })
    heading.tabIndex = -1
    heading.focus()
    await actor.keyboard('ana ruiz/?e')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.changes).toEqual([])
  })

  it('lists its keys and can be turned off and on on this device', async () => {
    serveQueue(api, ABC)
    const page = await openQueue()
    const keysLeadTo = async (name: string) => {
      await press(page, /^Atajos de teclado/)
      await page.actor.click(screen.getByRole('checkbox', { name: 'Usar los atajos en este equipo' }))
      await press(page, 'Cerrar')
      screen.getByRole('link', { name: 'Persona c' }).focus()
      await page.actor.keyboard('jj')
      await waitFor(() => expect(document.activeElement?.textContent).toBe(name))
    }
    await keysLeadTo('Persona c')
    await keysLeadTo('Persona a')
    await page.actor.keyboard('?')
    const list = within(screen.getByRole('dialog', { name: 'Atajos de teclado' }))
    expect(list.getByText('La atiendo yo')).toBeTruthy()
  })
})

describe('what colleagues do', () => {
  const told = (Asesorias: Asesoria[], Eliminadas: string[] = []) => ({
    Hasta: '2025-07-22T15:00:00.000Z',
    Completa: true,
    Asesorias,
    Eliminadas,
  })
  /** The server keeps the day on which it was sent, and names this moment as its last change. */
  const restored = (row: Asesoria | undefined): Asesoria => ({
    ...(row as Asesoria),
    FechaActualizacion: '2025-07-21T16:00:00.000Z',
  })
  const openFirst = async (list: Asesoria[]) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    serveQueue(api, list)
    await openQueue('?estado=todas')
    await waitFor(() => expect(names()).toHaveLength(list.length))
  }
  const passes = (changes: ReturnType<typeof told>) => {
    api.answers(asesorias.changes, changes)
    vi.advanceTimersByTime(40_000)
  }
  const [c, b, a, d] = ABC
  const all = ['Persona c', 'Persona a', 'Persona b', 'Persona d']

  it.each([
    ['first', [b, a, d], c],
    ['in the middle', [c, b, d], a],
    ['last', [c, b, a], d],
  ] as const)(
    'shows a request that was restored and stands %s, and then is deleted again',
    async (_, list, row) => {
      await openFirst(list as unknown as Asesoria[])
      passes(told([restored(row)]))
      await waitFor(() => expect(names()).toEqual(all))
      passes(told([], [row?.Id ?? '']))
      await waitFor(() => expect(names()).toEqual(all.filter((name) => name !== row?.Nombre)))
      expect(api.callsOf(asesorias.list)).toHaveLength(1)
    },
  )

  it('empties the list when all are deleted, and fills it when they are restored together', async () => {
    await openFirst(ABC)
    passes(told([], ['a', 'b', 'c', 'd']))
    await screen.findByText('No hay asesorías solicitadas.')
    passes(told([d, a, c, b].map(restored)))
    await waitFor(() => expect(names()).toEqual(all))
  })
})

it('keeps what staff chose until a reload where the browser stores nothing', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} })
  serveQueue(api, ABC)
  const before = await openQueue()
  await press(before, /^Atajos de teclado/)
  await before.actor.click(screen.getByRole('checkbox', { name: 'Usar los atajos en este equipo' }))
  await press(before, 'Cerrar')
  await press(before, 'Tabla')
  await screen.findByRole('table')
  before.leave()

  const page = mount('/dashboard-editor/ver-asesorias', { as: 'editor' })
  await screen.findByRole('table')
  await press(page, 'Cola')
  await waitFor(() => expect(names()).toHaveLength(3))
  screen.getByRole('link', { name: 'Persona c' }).focus()
  await page.actor.keyboard('jj')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Persona c'))
})

it('deleting the requests that are done names the trash, and takes their number above twenty', async () => {
  const done = Array.from({ length: 21 }, (_, n) => asesoria(`n${n}`, DONE))
  serveQueue(api, [...done, asesoria('a')])
  api.answers(asesorias.deleteDone, { mensaje: 'ok', eliminadas: 21 })
  const page = await openQueue('?ciudad=loja')
  await press(page, 'Más')
  await choose(page, 'Eliminar realizadas')
  const question = await screen.findByText(/^Se eliminarán 21 asesorías marcadas como realizadas\./)
  expect(question.textContent).toMatch(/Los filtros de la vista no cuentan\..*30 días en la papelera/)
  await press(page, 'Sí, eliminar')
  await screen.findByText('Escribe 21 para eliminarlas.')
  expect(api.changes).toEqual([])
  await page.actor.type(screen.getByRole('textbox', { name: 'Para confirmar, escribe 21' }), '21')
  await press(page, 'Sí, eliminar')
  await screen.findByText('Se eliminaron 21 asesorías')
  expect(paths()).toEqual(['DELETE /asesorias/eliminar-realizadas'])
})

const cells = (name: string) => {
  const found = screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr')
  return within(found as HTMLElement)
}

it('the table replaces the queue, also after a reload; mail goes to the address alone', async () => {
  const evil = [
    'a?bcc=x%40y.example&body=hola@example.com',
    "o'neil+naf/{1}=`2`|3^4#@example.com",
    // Stored before addresses were checked.
    'sin arroba?bcc=x',
  ]
  serveQueue(api, [
    ...ABC,
    asesoria('e', { FechaSolicitud: null, Discapacidad: 'si', ...DONE, FechaRealizacion: null }),
    ...evil.map((Correo, index) => asesoria(`correo ${index}`, at('02', '15:00', { Correo }))),
  ])
  const queue = await openQueue()
  await press(queue, 'Tabla')
  await screen.findByRole('table')
  queue.unmount()
  mount('/dashboard-editor/ver-asesorias', { as: 'editor' })
  await screen.findByRole('table')
  for (const text of ['Sin cuenta', 'Pendiente', '19 de julio de 2025, 11:00'])
    expect.soft(cells('Persona b').getByText(text)).toBeTruthy()
  expect(cells('Persona e').getAllByText('No registrada')).toHaveLength(2)
  for (const [index, correo] of evil.entries()) {
    const links = cells(`Persona correo ${index}`).getAllByRole<HTMLAnchorElement>('link')
    const link = links.find(({ href }) => href.startsWith('mailto:'))
    expect.soft(link?.textContent).toBe(correo)
    const url = new URL(link?.href ?? '')
    expect.soft(url.search + url.hash, correo).toBe('')
    expect.soft(decodeURIComponent(url.pathname), correo).toContain(correo.split('@')[0])
  }
})

it('the table shows the data that somebody chose, and is sorted by those that are hidden', async () => {
  serveQueue(api, [asesoria('a', { Ciudad: 'Loja' }), asesoria('b', { Ciudad: 'Ambato', Atiende: EDGAR })])
  localStorage.setItem('naf_asesorias', 'tabla')
  const page = mount('/dashboard-editor/ver-asesorias', { as: 'editor' })
  await press(page, 'Columnas (13)')
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(box('Nombre').disabled).toBe(true)
  await page.actor.click(box('Ciudad'))
  await page.actor.click(box('Atiende'))
  await press(page, 'Cerrar')
  expect(cells('Persona b').queryByText('Ambato')).toBeNull()
  expect(cells('Persona b').getByText('Edgar Mora')).toBeTruthy()
  await page.actor.selectOptions(choice('Ordenar por'), 'Ciudad')
  await press(page, 'Descendente')
  const rows = () => screen.getAllByRole('rowheader').map((each) => each.getAttribute('abbr'))
  await waitFor(() => expect(rows()).toEqual(['Persona b', 'Persona a']))
  page.unmount()

  const later = mount('/dashboard-editor/ver-asesorias', { as: 'editor' })
  await press(later, 'Columnas (13)')
  expect([box('Ciudad').checked, box('Atiende').checked]).toEqual([false, true])
  await press(later, 'Volver a las columnas iniciales')
  expect(cells('Persona b').getByText('Ambato')).toBeTruthy()
})

it('deleting all requests tells how many wait for an answer, and waits until their number is typed', async () => {
  serveQueue(api, ABC)
  api.answers(asesorias.deleteAll, { mensaje: 'ok', eliminadas: 4 })
  const page = await openQueue()
  await press(page, 'Más')
  await choose(page, 'Eliminar todas')
  const question = await screen.findByText(
    /^Se eliminarán todas las asesorías\. En total: 4\. Pendientes: 3\./,
  )
  expect(question.textContent).toContain('irreversible')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancelar'))
  const confirmation = screen.getByRole('textbox', { name: 'Para confirmar, escribe 4' })
  await page.actor.type(confirmation, '40')
  await press(page, 'Sí, eliminar')
  await screen.findByText('Escribe 4 para eliminarlas.')
  expect(api.changes).toEqual([])
  await page.actor.type(confirmation, '{Backspace}')
  await press(page, 'Sí, eliminar')
  await screen.findByText('Se eliminaron 4 asesorías')
  expect(paths()).toEqual(['DELETE /asesorias/eliminar-todas'])
})

describe('the trash', () => {
  const deleted = (Id: string, Lote: string | null): DeletedAsesoria => ({
    Asesoria: asesoria(Id),
    FechaEliminacion: '2025-07-28T03:14:00.000Z',
    Hasta: '2025-08-27T03:14:00.000Z',
    Quien: 'Ana Pérez',
    Lote,
  })

  const { papelera } = endpoints

  it('restores one and focuses the next, and loses one that a colleague restored, but none after a failure', async () => {
    api.answers(papelera.list, [deleted('a', null), deleted('b', null), deleted('c', null)])
    const late = hold(json({ mensaje: 'ok' }))
    api.on(papelera.restore, inTurn(late.reply, refuse(500, 'internal'), refuse(404, 'not_found')))
    const page = mount('/dashboard-admin/papelera', { as: 'admin' })
    const restoreOf = (id: string) => screen.findByRole('button', { name: `Restaurar Persona ${id}` })
    const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await page.actor.click(await restoreOf('a'))
    await waitFor(async () => expect((await restoreOf('a')).getAttribute('aria-busy')).toBe('true'))
    late.release()
    await screen.findByText('Asesoría restaurada')
    await waitFor(() => expect(shown()).toEqual(['Persona b', 'Persona c']))
    const next = await restoreOf('b')
    await waitFor(() => expect(document.activeElement).toBe(next))

    await page.actor.click(next)
    await acceptError(page, 'No se pudo restaurar')
    expect(shown()).toEqual(['Persona b', 'Persona c'])
    await page.actor.click(await restoreOf('b'))
    await acceptError(page, 'Ya no está en la papelera')
    await waitFor(() => expect(shown()).toEqual(['Persona c']))
    expect(paths()).toEqual(['a', 'b', 'b'].map((id) => `PUT /papelera/restaurar/${id}`))
  })

  it('offers to restore together what was deleted together, and says what stayed', async () => {
    api.answers(papelera.list, [
      deleted('a', 'one'),
      deleted('b', 'one'),
      deleted('c', 'one'),
      deleted('d', null),
    ])
    api.answers(papelera.restoreBatch, { restauradas: 2, omitidas: 1 })
    const page = mount('/dashboard-admin/papelera', { as: 'admin' })
    const together = within(await screen.findByRole('region', { name: 'Eliminadas juntas' }))
    expect(together.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^3 que Ana Pérez eliminó el .*27.*22:14/),
    ])
    const left = hold(json([deleted('c', 'one'), deleted('d', null)]))
    api.on(papelera.list, left.reply)
    await press(page, 'Restaurar las 3')
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'Siguen en la papelera, porque se enviaron otra vez: 1.',
    )
    left.release()
    expect(api.callsOf(papelera.restoreBatch)).toMatchObject([{ path: '/papelera/restaurar-lote/one' }])
    await waitFor(() => expect(screen.queryByText('Eliminadas juntas')).toBeNull())
  })
})
