import CorreosPage from '@naf/web/src/features/informe/CorreosPage.tsx'
import InformePage from '@naf/web/src/features/informe/InformePage.tsx'
import RedesPage from '@naf/web/src/features/informe/RedesPage.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { anInforme } from '../../support/informe-builder.ts'
import { json, leavePage, renderPage, stubNetwork } from '../support/render-page.tsx'
import { EDITOR } from '../support/staff-queue.tsx'

afterEach(leavePage)

describe('the mails that did not arrive', () => {
  const mail = (Id: string, changes: object) => ({
    Id,
    Asunto: `Asunto ${Id}`,
    Fecha: '2025-07-10T15:00:00.000Z',
    Sobre: null,
    Retenido: false,
    ...changes,
  })

  it('say why, and lead to what each was about', async () => {
    stubNetwork(() =>
      json([
        mail('a', { Sobre: { Coleccion: 'asesorias', Id: 'la-una' }, Retenido: true }),
        mail('b', { Sobre: { Coleccion: 'users', Id: 'rosa' } }),
        mail('c', {}),
      ]),
    )
    renderPage(CorreosPage, { session: EDITOR })
    const row = async (name: string) =>
      (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement
    expect((await row('Asunto a')).textContent).toContain('se alcanzó el límite de correos')
    expect((await row('Asunto b')).textContent).toContain('lo rechazó')
    const links = within(screen.getByRole('table')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard-editor/ver-asesorias/la-una',
      '/dashboard-editor/usuarios/ver/rosa',
    ])
  })
})

describe('the followers', () => {
  it('of one network in one month are written down, and stand in the table that comes back', async () => {
    const known = { Meses: [], Crecimiento: { Inicio: 0, Ahora: 0, Crecimiento: null } }
    const after = { ...known, Meses: [{ Mes: '2025-07', Seguidores: { Instagram: 1200 } }] }
    const sent = stubNetwork(({ method }) => json(method === 'PUT' ? after : known))
    renderPage(RedesPage, { session: EDITOR })
    await screen.findByText('Todavía no se ha anotado ningún mes.')
    const actor = userEvent.setup()
    await actor.selectOptions(screen.getByLabelText('Red'), 'Instagram')
    await actor.type(screen.getByLabelText('Seguidores'), '1.200')
    await actor.click(screen.getByRole('button', { name: 'Guardar' }))
    await screen.findByText('Escribe un número entero, sin puntos.')
    await actor.clear(screen.getByLabelText('Seguidores'))
    await actor.type(screen.getByLabelText('Seguidores'), '1200')
    await actor.click(screen.getByRole('button', { name: 'Guardar' }))
    expect(await screen.findByRole('cell', { name: '1.200' })).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      Red: 'Instagram',
      Seguidores: 1200,
    })
  })
})

describe('what people said', () => {
  it('is read when somebody wants to, and more of it on demand', async () => {
    const opinion = (Id: string) => ({
      Id,
      Numero: `NAF-${Id}`,
      Servicio: 'Otros',
      Valor: 5,
      Comentario: `Gracias ${Id}`,
      Fecha: '2025-07-10T15:00:00.000Z',
    })
    const sent = stubNetwork(({ path, query }) => {
      if (!path.endsWith('/opiniones')) return json(anInforme())
      if (query.cursor) return json([opinion('b')])
      return Response.json([opinion('a')], {
        headers: { Link: '</api/informe/opiniones?cursor=lo-que-sigue>; rel="next"' },
      })
    })
    renderPage(InformePage, { session: EDITOR, url: '/pagina?desde=2025-07-01&hasta=2025-12-31' })
    const asked = () => sent.filter(({ path }) => path.endsWith('/opiniones'))
    const actor = userEvent.setup()
    const read = await screen.findByRole('button', { name: 'Leer lo que dijeron' })
    expect(asked()).toEqual([])
    await actor.click(read)
    await screen.findByText('Gracias a')
    expect(asked()[0]?.query).toEqual({ limite: '20', desde: '2025-07-01', hasta: '2025-12-31' })
    await actor.click(screen.getByRole('button', { name: 'Ver más opiniones' }))
    await screen.findByText('Gracias b')
    expect(screen.getByRole('link', { name: 'NAF-a' }).getAttribute('href')).toBe(
      '/dashboard-editor/ver-asesorias/a',
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ver más opiniones' })).toBeNull())
  })
})
