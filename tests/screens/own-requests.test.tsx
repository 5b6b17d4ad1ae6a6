import { api as endpoints, type OfferedAsesoria, type OwnAsesoria } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { acceptError, answer, type Mounted, mount, press, rewrite } from '../support/mount.tsx'
import { ownRequest } from '../support/samples.ts'
import { hold, inTurn, json, type Reply, refuse, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { asesorias } = endpoints

const mine = (...list: OwnAsesoria[]) => api.answers(asesorias.mine, list)
const articleOf = (numero: string) => screen.getByRole('article', { name: new RegExp(numero) })
/** The row that opens; null for a request that is open. */
const foldOf = (numero: string) => articleOf(numero).querySelector<HTMLDetailsElement>(':scope > details')
const open = () => mount('/dashboard-usuario/asesorias', { as: 'usuario' })

describe('the requests of a person with an account', () => {
  it('lead to the form while there is none, and load with another try', async () => {
    api.on(asesorias.mine, refuse(503, 'unavailable'))
    const page = open()
    expect((await screen.findByRole('alert')).textContent).toContain('No pudimos mostrar tus asesorías')
    mine()
    await press(page, 'Reintentar')
    expect(await screen.findByText('Todavía no has pedido una asesoría.')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'Solicitar una asesoría' })
    expect(links.map((link) => link.getAttribute('href'))).toContain('/dashboard-usuario/servicios')
    await waitFor(() => expect(api.callsOf(asesorias.offered)).not.toEqual([]))
    expect(screen.queryByText('Enviadas con tu correo')).toBeNull()
  })

  it('that went to a mailbox which the account has not proven show where the answers are', async () => {
    mine({ ...ownRequest('a', { Numero: 'NAF-AAAA' }), RespuestasEn: 'v…@example.com' })
    open()
    const request = within(await screen.findByRole('article', { name: /NAF-AAAA/ }))
    expect(request.getByText('Las respuestas están en el enlace que enviamos a v…@example.com.')).toBeTruthy()
    expect(request.queryByRole('heading', { name: 'Mensajes' })).toBeNull()
    expect(request.queryAllByRole('button')).toEqual([])
  })

  it('come a page at a time', async () => {
    const rest = { Link: '<?cursor=c2Vjb25k>; rel="next"' }
    api.on(asesorias.mine, (call, response) => {
      const isFirst = call.query.cursor === undefined
      const list = [ownRequest(isFirst ? 'a' : 'b', { Numero: isFirst ? 'NAF-AAAA' : 'NAF-BBBB' })]
      json(list, 200, isFirst ? rest : {})(call, response)
    })
    const page = open()
    expect(await screen.findByRole('article', { name: /NAF-AAAA/ })).toBeTruthy()
    await press(page, 'Ver más asesorías')
    expect(await screen.findByRole('article', { name: /NAF-BBBB/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ver más asesorías' })).toBeNull()
    expect(api.callsOf(asesorias.mine).map(({ query }) => query)).toEqual([{}, { cursor: 'c2Vjb25k' }])
  })

  it('stand as rows of service, state and day below the most urgent one, which stays open when it is answered', async () => {
    const waiting = ownRequest('w', { Numero: 'NAF-WAIT', Estado: 'esperando_respuesta' })
    const done = { Estado: 'realizada', FechaRealizacion: '2026-11-03T15:00:00.000Z' } as const
    mine(
      ownRequest('n', { Numero: 'NAF-NEWX' }),
      waiting,
      ownRequest('c', { ...done, Numero: 'NAF-CCCC', Cierre: 'duplicada', TipoServicio: 'Otros' }),
    )
    api.on(asesorias.answerMine, (call, response) => {
      mine(ownRequest('n', { Numero: 'NAF-NEWX' }), { ...waiting, Estado: 'en_curso' })
      const Texto = 'Tengo dos facturas'
      json({ Id: 'm', Texto, DelEquipo: false, Fecha: done.FechaRealizacion }, 201)(call, response)
    })
    const page = open()
    const articles = await screen.findAllByRole('article')
    expect(articles).toEqual(['NAF-WAIT', 'NAF-NEWX', 'NAF-CCCC'].map(articleOf))
    expect(foldOf('NAF-WAIT')).toBeNull()
    expect(foldOf('NAF-NEWX')?.open).toBe(false)
    const row = foldOf('NAF-CCCC')?.querySelector('summary')
    expect(row?.textContent).toContain('Cerrada · 3 de noviembre de 2026')
    await rewrite(page, 'Tu mensaje', 'Tengo dos facturas')
    await press(page, 'Enviar mensaje')
    await press(page, 'Aceptar')
    await screen.findByText('El equipo del NAF la está atendiendo.')
    expect(foldOf('NAF-WAIT')).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: /NAF-WAIT/ })),
    )
  })

  it('keep a row open that holds typed text', async () => {
    const wait = { Estado: 'esperando_respuesta', Numero: 'NAF-BBBB' } as const
    mine(ownRequest('a', { ...wait, Numero: 'NAF-AAAA' }), ownRequest('b', wait))
    const page = open()
    const typed = 'Encontré la factura'
    await screen.findByRole('article', { name: /NAF-BBBB/ })
    const fields = await screen.findAllByLabelText('Tu mensaje')
    await page.actor.type(fields[1] as HTMLElement, typed)
    page.unmount()
    open()
    expect(await screen.findByDisplayValue(typed)).toBeTruthy()
    expect(foldOf('NAF-BBBB')?.open).toBe(true)
  })

  it('show on the first page the one that waits for the person', async () => {
    mine(ownRequest('new'), ownRequest('waiting', { Numero: 'NAF-WAIT', Estado: 'esperando_respuesta' }))
    mount('/dashboard-usuario/inicio', { as: 'usuario' })
    expect(await screen.findByRole('heading', { name: /NAF-WAIT/ })).toBeTruthy()
    expect(screen.getByText('Esperamos tu respuesta')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Responder' }).getAttribute('href')).toBe(
      '/dashboard-usuario/asesorias',
    )
    expect(screen.getByRole('link', { name: 'Ver mis 2 asesorías' }).getAttribute('href')).toBe(
      '/dashboard-usuario/asesorias',
    )
  })
})

describe('the requests sent with the e-mail of an account', () => {
  const sent = (Id: string, Numero: string): OfferedAsesoria => ({
    Id,
    Numero,
    TipoServicio: 'Gastos personales',
    DetalleSolicitud: '¿Qué facturas necesito?',
    FechaSolicitud: '2026-11-18T15:00:00.000Z',
  })
  const [A, B] = [sent('a', 'NAF-AAAA'), sent('b', 'NAF-BBBB')]
  const region = () => screen.findByRole('region', { name: 'Enviadas con tu correo' })
  const pressAt = async (page: Mounted, numero: string, name: string) => {
    const heading = await within(await region()).findByRole('heading', { name: new RegExp(numero) })
    const item = within(heading.closest('li') as HTMLElement)
    await page.actor.click(item.getByRole('button', { name }))
  }

  it('stand apart, and become the person’s by «Es mía»', async () => {
    api.answers(asesorias.offered, [A, B])
    mine()
    const accept: Reply = (call, response) => {
      api.answers(asesorias.offered, [B])
      mine(ownRequest('a', { Numero: 'NAF-AAAA' }))
      json(ownRequest('a'))(call, response)
    }
    api.on(asesorias.claim, inTurn(refuse(503, 'unavailable', 'Inténtalo más tarde.'), accept))
    const page = open()
    expect(within(await region()).getAllByText('¿Qué facturas necesito?')).toHaveLength(2)
    await pressAt(page, 'NAF-AAAA', 'Es mía')
    await acceptError(page, /Inténtalo más tarde\./)
    await pressAt(page, 'NAF-AAAA', 'Es mía')
    const outcome = await screen.findByText('Listo: ya está en tu lista.')
    await waitFor(() => expect(document.activeElement).toBe(outcome))
    expect(await screen.findByRole('article', { name: /NAF-AAAA/ })).toBeTruthy()
    const offered = await region()
    await waitFor(() => expect(within(offered).queryByText(/NAF-AAAA/)).toBeNull())
    expect(api.changes.map(({ path }) => path)).toEqual(Array(2).fill('/asesorias/mias/reconocer/a'))
  })

  it('are gone by «No es mía» after a question, also if an earlier answer was lost', async () => {
    // The second reading never ends: the press does not wait for it.
    api.on(asesorias.offered, inTurn(json([A]), hold(json([])).reply))
    api.on(asesorias.disown, refuse(404, 'not_found'))
    const page = open()
    await pressAt(page, 'NAF-AAAA', 'No es mía')
    await screen.findByText('No te la mostraremos más ni te escribiremos sobre ella.')
    await answer(page, 'Cancelar')
    expect(api.changes).toEqual([])
    await pressAt(page, 'NAF-AAAA', 'No es mía')
    await answer(page, 'No es mía')
    const outcome = await screen.findByText('Listo: no te escribiremos más sobre esa solicitud.')
    await waitFor(() => expect(document.activeElement).toBe(outcome))
    await waitFor(() => expect(screen.queryByRole('heading', { name: /NAF-AAAA/ })).toBeNull())
    expect(api.changes.map(({ path }) => path)).toEqual(['/asesorias/mias/negar/a'])
  })
})
