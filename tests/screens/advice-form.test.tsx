import { api as endpoints, VERSION_POLITICA } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  box,
  dialogWith,
  errorAt,
  errorSummary,
  type Mounted,
  mount,
  type Options,
  press,
  rewrite,
} from '../support/mount.tsx'
import { libro, user } from '../support/samples.ts'
import { json, withStubApi } from '../support/stub-api.ts'
import { SESSIONS } from '../support/web.tsx'
import { sampled } from '../tiers.ts'

const api = withStubApi()
const { create, plazo } = endpoints.asesorias

const created = json({ Id: 'a1', mensaje: 'Registrada', Numero: 'NAF-7Q4K' }, 201)

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const medio = (name: string) =>
  within(screen.getByRole('group', { name: 'Medio de contacto' })).getByRole('radio', { name })
const kind = (name: string) =>
  within(screen.getByRole('group', { name: 'Tipo de Contribuyente' })).getByRole<HTMLInputElement>('radio', {
    name,
  })
const offer = () => screen.queryByRole('dialog', { name: /atención más personalizada/ })
const suggestions = () =>
  screen.queryAllByText(/^¿Quisiste decir|^Este número no parece/).map((each) => each.textContent)

/** Opens the form as a visitor who wants no account. */
const visit = async () => {
  const page = mount('/servicios')
  await press(page, 'Continuar sin registro')
  await waitFor(() => expect(offer()).toBeNull())
  return page
}
/** Opens it as Ana, whose data the form has already. */
const open = async (session: Options['as'] = 'usuario') => {
  const page = mount('/dashboard-usuario/servicios', { as: session })
  await screen.findByRole('button', { name: 'Enviar solicitud' })
  return page
}
const send = (page: Mounted) => press(page, 'Enviar solicitud')

const fill = async (page: Mounted) => {
  const { actor } = page
  await actor.click(radio('Gastos personales'))
  await actor.click(radio('No'))
  await actor.click(medio('Otro'))
  await rewrite(page, 'Especifique', ' Telegram ')
  await rewrite(page, 'Detalle de la solicitud', 'Mis gastos')
}

beforeEach(() => localStorage.setItem('naf_consent', 'true'))

describe('the advice form', () => {
  it('names every empty required field, leads to it and sends nothing', async () => {
    const page = await visit()
    await page.actor.click(kind('Otro'))
    await page.actor.click(medio('Otro'))
    await send(page)
    const { links } = await errorSummary()
    expect(links).toHaveLength(10)
    const asked = [
      'Tipo de Contribuyente: Especifica tu respuesta.',
      'Medio de contacto: Especifica tu respuesta.',
    ]
    expect(links).toEqual(expect.arrayContaining(asked))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    await page.actor.click(screen.getByRole('link', { name: 'Escribe tu teléfono.' }))
    await waitFor(() => expect(document.activeElement).toBe(box('Teléfono')))
    expect(errorAt(box('Teléfono'))).toBe('Error: Escribe tu teléfono.')
    await send(page)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    await page.actor.click(radio('Sociedad'))
    expect(screen.getAllByRole('textbox', { name: 'Especifique' })).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: /Especifica tu respuesta/ })).toHaveLength(1)
    expect(api.changes).toEqual([])
  })

  it('asks for the terms at its end, before it sends anything', async () => {
    localStorage.clear()
    api.on(create, created)
    const page = await open()
    await fill(page)
    await send(page)
    expect(await dialogWith('Debes aceptar los términos y condiciones.')).toBeTruthy()
    await press(page, 'Aceptar')
    const terms = await screen.findByRole('checkbox', { name: /^Acepto los términos/ })
    await waitFor(() => expect(document.activeElement).toBe(terms))
    expect(api.changes).toEqual([])

    await page.actor.click(terms)
    await send(page)
    await screen.findByText('Enviado')
    expect(api.changes).toHaveLength(1)
  })

  it('starts with the service that the address names', async () => {
    mount('/dashboard-usuario/servicios?servicio=facturacion-electronica', { as: 'usuario' })
    await waitFor(() => expect(radio('Facturación electrónica').checked).toBe(true))
  })
})

describe('a suggestion', () => {
  it('appears for a likely slip only', async () => {
    const page = await open()
    // The slip is in the field that is left last: its suggestion comes after that of the other field.
    for (const [good, typed, field, slip, told] of [
      ['Cédula o RUC', '1790012345001', 'Correo', ' maria@yaho.com ', '¿Quisiste decir yahoo.com?'],
      ['Correo', 'maria@ymail.com', 'Cédula o RUC', 'RUC: 1780034065001', 'no parece un RUC'],
    ] as const) {
      await rewrite(page, good, typed)
      await rewrite(page, field, slip)
      await page.actor.tab()
      await waitFor(() => expect(suggestions().join()).toContain(told))
      expect.soft(suggestions(), typed).toHaveLength(1)
      await page.actor.clear(box(field))
    }
  })

  it('names the domain that was meant, and none for a real one', async () => {
    const page = await open()
    // The suggestion for a wrong number, another one each time, comes after that for the mail address.
    const wrong = [
      ['1710034066', 'no parece una cédula'],
      ['1780034065001', 'no parece un RUC'],
    ] as const
    for (const [index, [domain, meant]] of sampled([
      ['gmail.com.ec', 'gmail.com'],
      ['gmail.es', 'gmail.com'],
      ['hotmail.com.ec', 'hotmail.com'],
      ['hotmail.ec', 'hotmail.com'],
      ['outlook.ess', 'outlook.es'],
      ['espe.edu', 'espe.edu.ec'],
      ['espe.edu.com', 'espe.edu.ec'],
      ['epse.edu.ec', 'espe.edu.ec'],
      ...['hotmail.it', 'hotmail.co.uk', 'outlook.cl', 'outlook.com.br', 'live.com.mx', 'yahoo.com.co'].map(
        (real) => [real],
      ),
      ...['yahoo.se', 'yahoo.com.ec', 'espe.edu.ec', 'espol.edu.ec', 'live.uleam.edu.ec'].map((real) => [
        real,
      ]),
    ]).entries()) {
      const [number, told] = wrong[(index % 2) as 0 | 1]
      await rewrite(page, 'Correo', `maria@${domain}`)
      await rewrite(page, 'Cédula o RUC', number)
      await page.actor.tab()
      await waitFor(() => expect(suggestions().join()).toContain(told))
      const asked = suggestions().filter((text) => text?.startsWith('¿'))
      expect.soft(asked, domain).toEqual(meant ? [`¿Quisiste decir ${meant}?`] : [])
    }
  })

  it('waits until the field is left, corrects it by one press and stops nobody', async () => {
    api.on(create, created)
    const page = await open()
    await rewrite(page, 'Correo', 'maria@gmail.con')
    expect(suggestions()).toEqual([])
    await rewrite(page, 'Cédula o RUC', '1710034066')
    await screen.findByText('¿Quisiste decir gmail.com?')
    expect(box('Correo').getAttribute('aria-invalid')).toBeNull()
    await press(page, 'Corregir')
    expect(box('Correo').value).toBe('maria@gmail.com')
    await waitFor(() => expect(document.activeElement).toBe(box('Correo')))
    expect(suggestions()).toEqual([expect.stringMatching(/no parece una cédula/)])
    await fill(page)
    await send(page)
    await screen.findByText('Enviado')
    expect(api.changes[0]?.body).toMatchObject({ CedulaRUC: '1710034066' })
  })
})

it('the form of a person with an account keeps what was typed before the data arrive', async () => {
  const page = await open({ ...SESSIONS.usuario, user: null })
  await page.actor.type(box('Ciudad'), 'Loja')
  page.become({ ...SESSIONS.usuario, user: user({ TipoContribuyente: 'Artesano' }) })
  await waitFor(() => expect(box('Nombre').value).toBe('Ana Pérez Oña'))
  expect(box('Ciudad').value).toBe('Loja')
  expect(kind('Otro').checked).toBe(true)
  expect(box('Especifique').value).toBe('Artesano')
  expect(offer()).toBeNull()
})

it('a button that sends leaves the focus in the field while it is held down, so that nothing moves from under it', async () => {
  api.on(create, created)
  const page = await open()
  await fill(page)
  await rewrite(page, 'Correo', 'maria@gmail.con')
  const target = screen.getByRole('button', { name: 'Enviar solicitud' })
  await page.actor.pointer({ keys: '[MouseLeft>]', target })
  await waitFor(() => expect(document.activeElement).toBe(box('Correo')))
  expect(suggestions()).toEqual([])
  await page.actor.pointer({ keys: '[/MouseLeft]', target })
  await screen.findByText('Enviado')
})

describe('sending a request', () => {
  it('sends it clean and once, then clears the request and keeps the person', async () => {
    api.on(create, created)
    api.answers(plazo, { Plazo: 3, Atendidas: 12 })
    const page = await open({ ...SESSIONS.usuario, user: user({ TipoContribuyente: 'No sé' }) })
    expect(await screen.findByText('Una solicitud suele atenderse en 3 días.')).toBeTruthy()
    await rewrite(page, 'Correo', 'Ana@Correo.ec')
    await rewrite(page, 'Teléfono', '099 123 4567')
    await fill(page)
    await page.actor.dblClick(screen.getByRole('button', { name: 'Enviar solicitud' }))
    expect(await dialogWith('Enviado')).toContain(
      'Tu solicitud fue registrada correctamente. Te enviamos una confirmación a tu correo electrónico.',
    )
    await press(page, 'Aceptar')
    expect(api.changes.map(({ body }) => body)).toMatchObject([
      {
        Correo: 'ana@correo.ec',
        Telefono: '0991234567',
        MedioContacto: 'Telegram',
        UsuarioId: 'uid-ana',
        Consentimiento: VERSION_POLITICA,
      },
    ])
    await press(page, 'Pedir otra asesoría')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(box('Correo').value).toBe('Ana@Correo.ec')
    expect(box('Detalle de la solicitud').value).toBe('')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('subscribes a visitor who ticks the box, sends what the browser filled in, and leads to the link of the mail', async () => {
    api.on(create, created)
    const page = await visit()
    await fill(page)
    await page.actor.click(medio('WhatsApp'))
    await page.actor.click(kind('Otro'))
    const person = {
      Nombre: 'Ana',
      'Cédula o RUC': '1710034065',
      Correo: 'ana@naf.test',
      Teléfono: '0991234567',
      Ciudad: 'Quito',
      Especifique: ' Artesano ',
    }
    for (const [name, text] of Object.entries(person)) await rewrite(page, name, text)
    // Browsers fill in fields without an event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box('Ciudad'), 'Loja')
    const subscribe = await screen.findByRole<HTMLInputElement>('checkbox', { name: /boletines nuevos/ })
    expect(subscribe.checked).toBe(false)
    await page.actor.click(subscribe)
    await send(page)
    await screen.findByText('Enviado')
    expect(api.changes[0]?.body).toMatchObject({
      UsuarioId: null,
      Ciudad: 'Loja',
      TipoContribuyente: 'Artesano',
      MedioContacto: 'WhatsApp',
      Suscripcion: '2026-11-23',
    })
    await press(page, 'Aceptar')
    const receipt = within(await screen.findByRole('region', { name: 'Recibimos tu solicitud' }))
    expect(receipt.getByText(/a ana@naf\.test con el enlace de tu solicitud/)).toBeTruthy()
    await page.actor.click(receipt.getByRole('link', { name: 'Seguir mi solicitud' }))
    await screen.findByRole('button', { name: 'Enviarme el enlace' })
    expect(box('Correo').value).toBe('ana@naf.test')
  })
})

it('the receipt takes the focus, tells number, way and wait, offers a published guide, and is hidden from the next person', async () => {
  api.on(create, created)
  api.answers(plazo, { Plazo: 2, Atendidas: 12 })
  const Titulo = 'Gastos personales y la rebaja del impuesto a la renta'
  api.answers(endpoints.libros.list, [
    libro('c', { Titulo: 'Gastos personales', Estado: 'borrador' }),
    libro('a', { Titulo: 'Declaración de IVA' }),
    libro('b', { Titulo }),
  ])
  const page = await open()
  await fill(page)
  await page.actor.click(medio('WhatsApp'))
  await send(page)
  await press(page, 'Aceptar')
  const shown = await screen.findByRole('region', { name: 'Recibimos tu solicitud' })
  const heading = within(shown).getByRole('heading', { level: 2 })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  for (const text of ['NAF-7Q4K', '2 días', 'por WhatsApp al 0991234567', 'ana@naf.test'])
    expect(shown.textContent).toContain(text)
  expect(await within(shown).findByRole('link', { name: new RegExp(Titulo) })).toBeTruthy()

  const stored = JSON.stringify({ ...sessionStorage })
  expect(stored).toContain('NAF-7Q4K')
  for (const secret of ['Mis gastos', '1710034065', 'Pérez']) expect(stored).not.toContain(secret)
  page.unmount()
  const again = mount('/dashboard-usuario/servicios', { as: 'usuario' })
  expect(await screen.findByText('NAF-7Q4K')).toBeTruthy()
  again.unmount()
  await open({ ...SESSIONS.usuario, uid: 'uid-eva' })
  expect(screen.queryByText('NAF-7Q4K')).toBeNull()
})
