import { api as endpoints } from '@naf/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  box,
  choice,
  dialogWith,
  errorAt,
  errorSummary,
  field,
  mount,
  press,
  SESSIONS,
} from '../support/mount.tsx'
import { libro, user } from '../support/samples.ts'
import { json, loseConnection, withStubApi } from '../support/stub-api.ts'

const api = withStubApi()
const { create, plazo } = endpoints.asesorias

const created = json({ Id: 'a1', mensaje: 'Registrada', Numero: 'NAF-7Q4K', Plazo: 2 }, 201)

type Page = ReturnType<typeof mount>
type SessionOrName = NonNullable<Parameters<typeof mount>[1]>['as']

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const offer = () => screen.queryByRole('dialog', { name: /atención más personalizada/ })
const suggestions = () =>
  screen.queryAllByText(/^¿Quisiste decir|^Este número no parece/).map((each) => each.textContent)
const keys = () => api.changes.map(({ headers }) => headers['idempotency-key'])

/** Opens the form as a visitor, whose code loads after the page's. */
const visit = async (query = '') => {
  const page = mount(`/servicios${query}`)
  await screen.findByRole('button', { name: 'Enviar solicitud', hidden: true })
  return page
}
/** Opens it as a visitor who wants no account. */
const visitOn = async () => {
  const page = await visit()
  await press(page, 'Continuar sin registro')
  await waitFor(() => expect(offer()).toBeNull())
  return page
}
/** Opens it as Ana, whose data the form has already. */
const open = async (session: SessionOrName = 'usuario') => {
  const page = mount('/dashboard-usuario/servicios', { as: session })
  await screen.findByRole('button', { name: 'Enviar solicitud' })
  return page
}
const send = (page: Page) => press(page, 'Enviar solicitud')

const fill = async (page: Page) => {
  const { actor } = page
  await actor.click(radio('Gastos personales'))
  await actor.click(radio('No'))
  await actor.selectOptions(choice('Medio de contacto'), 'Otro')
  await put(page, 'Especifique', ' Telegram ')
  await put(page, 'Detalle de la solicitud', 'Mis gastos')
}

/** Pastes a text in the place of what stands in a field. */
const put = async ({ actor }: Page, name: string, text: string) => {
  await actor.clear(field(name))
  await actor.paste(text)
}
const leaveWith = async (page: Page, name: string, text: string) => {
  await put(page, name, text)
  await page.actor.tab()
}

beforeEach(() => localStorage.setItem('naf_consent', 'true'))

describe('the offer to register', () => {
  it('leads a visitor to the registration', async () => {
    const page = await visit()
    await press(page, 'Registrarme')
    await waitFor(() => expect(page.address()).toBe('/register'))
  })

  it('returns until it is answered, once a tab, and Enter stays at the form', async () => {
    const first = await visit()
    await screen.findByRole('button', { name: 'Continuar sin registro' })
    first.unmount()
    await waitFor(() => expect(offer()).toBeNull())

    const second = await visit()
    await screen.findByRole('button', { name: 'Continuar sin registro' })
    await second.actor.keyboard('{Enter}')
    await waitFor(() => expect(offer()).toBeNull())
    expect(second.address()).toBe('/servicios')
    second.unmount()

    const third = await visit()
    await send(third)
    await errorSummary()
    expect(offer()).toBeNull()
  })

  it('does not cover a restored draft and does not come after it', async () => {
    const first = await visit()
    await put(first, 'Nombre', 'María')
    first.unmount()
    await waitFor(() => expect(offer()).toBeNull())

    const again = await visit()
    expect(box('Nombre').value).toBe('María')
    await press(again, 'Empezar de nuevo')
    await waitFor(() => expect(document.activeElement).toBe(radio('Declaraciones tributarias')))
    expect(box('Nombre').value).toBe('')
    expect(offer()).toBeNull()
  })
})

describe('the advice form', () => {
  it('names every empty required field in the order of the page, leads to it and sends nothing', async () => {
    const page = await visitOn()
    await send(page)
    const { links } = await errorSummary()
    expect(links).toEqual([
      'Elige el tipo de servicio.',
      'Cuéntanos en qué necesitas ayuda.',
      'Elige tu tipo de contribuyente.',
      'Escribe tu nombre.',
      'Escribe tu cédula o RUC.',
      'Escribe un correo electrónico.',
      'Escribe tu teléfono.',
      'Escribe tu ciudad.',
      'Elige cómo prefieres que te contactemos.',
      'Indica si tienes alguna discapacidad.',
    ])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    await page.actor.click(screen.getByRole('link', { name: 'Escribe tu teléfono.' }))
    expect(document.activeElement).toBe(box('Teléfono'))
    expect(errorAt(box('Teléfono'))).toBe('Error: Escribe tu teléfono.')
    await send(page)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(api.changes).toEqual([])
  })

  it('asks for the text of Otro together with other mistakes, and limits it', async () => {
    const page = await open()
    await page.actor.click(radio('Otro'))
    await page.actor.selectOptions(choice('Medio de contacto'), 'Otro')
    await page.actor.clear(box('Nombre'))
    await send(page)
    const { links } = await errorSummary()
    expect(links.filter((text) => text === 'Especifica tu respuesta.')).toHaveLength(2)
    expect(links).toContain('Escribe tu nombre.')

    const [own] = screen.getAllByRole('textbox', { name: 'Especifique' })
    await page.actor.click(own as HTMLElement)
    await page.actor.paste('x'.repeat(101))
    await waitFor(() => expect(errorAt(own as HTMLElement)).toContain('Escribe como máximo 100 caracteres.'))
    await page.actor.click(radio('Sociedad'))
    expect(screen.getAllByRole('textbox', { name: 'Especifique' })).toHaveLength(1)
  })

  it('tells the usual wait where it is known', async () => {
    api.answers(plazo, { Plazo: 3, Atendidas: 12 })
    await open()
    expect(await screen.findByText('Una solicitud suele atenderse en 3 días.')).toBeTruthy()
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
    await press(page, 'Aceptar')
    await press(page, 'Pedir otra asesoría')
    expect(screen.queryByRole('checkbox', { name: /^Acepto los términos/ })).toBeNull()
  })

  it('starts with the service of the topic that Home links to', async () => {
    const home = mount('/')
    const topics = await screen.findByRole('region', { name: 'En qué te podemos orientar' })
    const links = within(topics).getAllByRole<HTMLAnchorElement>('link')
    const queries = links.map((link) => link.getAttribute('href')?.replace('/servicios', ''))
    home.unmount()
    for (const [at, servicio] of [
      'Declaraciones tributarias',
      'Actualización de RUC',
      'Gastos personales',
      'Facturación electrónica',
    ].entries()) {
      const page = mount(`/dashboard-usuario/servicios${queries[at]}`, { as: 'usuario' })
      await waitFor(() => expect(radio(servicio).checked).toBe(true))
      expect(box('Nombre').value).toBe('Ana Pérez Oña')
      page.unmount()
    }
    mount('/dashboard-usuario/servicios?servicio=notaria', { as: 'usuario' })
    await screen.findByRole('button', { name: 'Enviar solicitud' })
    expect(
      screen.queryAllByRole('radio', { checked: true }).map((each) => each.getAttribute('value')),
    ).toEqual(['Sociedad'])
  })
})

describe('a suggestion', () => {
  it('appears for a likely slip only', async () => {
    const page = await open()
    const wrong = ['Cédula o RUC', '1710034066', /^Este número no parece una cédula\./] as const
    const slip = ['Correo', 'maria@gmial.com', /^¿Quisiste decir/] as const
    // The slip in the field that is left next is told later, so this one was judged by then.
    const judge = async (name: string, typed: string, [next, text, told]: typeof wrong | typeof slip) => {
      await leaveWith(page, name, typed)
      await leaveWith(page, next, text)
      await screen.findByText(told)
      const found = suggestions().filter((each) => !told.test(each))
      await page.actor.clear(field(next))
      return found
    }
    for (const [typed, ...domain] of [
      ['maria@gmial.com', 'gmail.com'],
      ['maria@hotmal.es', 'hotmail.es'],
      [' maria@yaho.com ', 'yahoo.com'],
      ['maria@ymail.com'],
      ['maria@gmx.com'],
      ['maria@espe.edu.ec'],
    ] as const)
      expect
        .soft(await judge('Correo', typed, wrong), typed)
        .toEqual(domain.map((each) => `¿Quisiste decir ${each}?`))
    for (const [typed, ...kind] of [
      ['171 003 406-6', 'una cédula'],
      ['1710034066001', 'un RUC'],
      ['1780034065001', 'un RUC'],
      ['171003406-5'],
      ['1790012345001'],
    ] as const)
      expect
        .soft(await judge('Cédula o RUC', typed, slip), typed)
        .toEqual(kind.map((each) => `Este número no parece ${each}. Revísalo; si está bien, sigue adelante.`))
  })

  it('waits until the field is left, corrects it by one press and stops nobody', async () => {
    api.on(create, created)
    const page = await open()
    await put(page, 'Correo', 'maria@gmail.con')
    expect(suggestions()).toEqual([])
    await put(page, 'Cédula o RUC', '1710034066')
    await screen.findByText('¿Quisiste decir gmail.com?')
    expect(box('Correo').getAttribute('aria-invalid')).toBeNull()
    await press(page, 'Corregir')
    expect(box('Correo').value).toBe('maria@gmail.com')
    expect(document.activeElement).toBe(box('Correo'))
    expect(suggestions()).toEqual([expect.stringMatching(/no parece una cédula/)])
    await fill(page)
    await send(page)
    await screen.findByText('Enviado')
    expect(api.changes[0]?.body).toMatchObject({ Correo: 'maria@gmail.com', CedulaRUC: '1710034066' })
  })

  it.each([
    ['/inscripcion', 'Correo', 'Enviar inscripción'],
    ['/register', 'Correo electrónico', 'Registrarse'],
  ])('also corrects the address in the form at %s', async (address, label, submit) => {
    const page = mount(address)
    await screen.findByRole('button', { name: submit })
    await leaveWith(page, label, 'maria@gmial.com')
    await screen.findByText('¿Quisiste decir gmail.com?')
    await press(page, 'Corregir')
    expect(field(label).value).toBe('maria@gmail.com')
  })
})

describe('the form of a person with an account', () => {
  it('keeps what was typed before the data arrive, and does not offer to register', async () => {
    const page = await open({ ...SESSIONS.usuario, user: null })
    await page.actor.type(box('Ciudad'), 'Loja')
    page.become({ ...SESSIONS.usuario, user: user({ TipoContribuyente: 'Artesano' }) })
    await waitFor(() => expect(box('Nombre').value).toBe('Ana Pérez Oña'))
    expect(box('Ciudad').value).toBe('Loja')
    expect(radio('Otro').checked).toBe(true)
    expect(box('Especifique').value).toBe('Artesano')
    expect(offer()).toBeNull()
  })

  it('does not add the known text to an Otro that was chosen by hand', async () => {
    const page = await open({ ...SESSIONS.usuario, user: null })
    await page.actor.click(radio('Otro'))
    page.become({ ...SESSIONS.usuario, user: user({ TipoContribuyente: 'Artesano' }) })
    await waitFor(() => expect(box('Nombre').value).toBe('Ana Pérez Oña'))
    expect(box('Especifique').value).toBe('')
  })
})

describe('sending a request', () => {
  it('sends it clean and once, then clears the request and keeps the person', async () => {
    api.on(create, created)
    const page = await open({ ...SESSIONS.usuario, user: user({ TipoContribuyente: 'No sé' }) })
    await put(page, 'Cédula o RUC', '171003406-5')
    await put(page, 'Correo', 'Ana@Correo.ec')
    await put(page, 'Teléfono', '099 123 4567')
    await fill(page)
    await page.actor.dblClick(screen.getByRole('button', { name: 'Enviar solicitud' }))
    expect(await dialogWith('Enviado')).toContain(
      'Tu solicitud fue registrada correctamente. Te enviamos una confirmación a tu correo electrónico.',
    )
    await press(page, 'Aceptar')
    expect(api.changes.map(({ body }) => body)).toEqual([
      {
        Nombre: 'Ana Pérez Oña',
        CedulaRUC: '1710034065',
        Correo: 'ana@correo.ec',
        Telefono: '0991234567',
        Ciudad: 'Quito',
        TipoServicio: 'Gastos personales',
        TipoContribuyente: 'No sé',
        Discapacidad: 'no',
        MedioContacto: 'Telegram',
        DetalleSolicitud: 'Mis gastos',
        UsuarioId: 'uid-ana',
        Consentimiento: '2025-07-09',
      },
    ])
    await press(page, 'Pedir otra asesoría')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box('Nombre').value).toBe('Ana Pérez Oña')
    expect(box('Correo').value).toBe('Ana@Correo.ec')
    expect(box('Detalle de la solicitud').value + choice('Medio de contacto').value).toBe('')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(JSON.stringify({ ...localStorage })).not.toContain('Pérez')
  })

  it('subscribes a visitor who ticks the box, and sends the chosen Otro alone', async () => {
    api.on(create, created)
    const page = await visitOn()
    await fill(page)
    await page.actor.selectOptions(choice('Medio de contacto'), 'WhatsApp')
    await page.actor.click(radio('Otro'))
    for (const [name, text] of [
      ['Nombre', 'Ana'],
      ['Cédula o RUC', '1710034065'],
      ['Correo', 'ana@naf.test'],
      ['Teléfono', '0991234567'],
      ['Ciudad', 'Quito'],
      ['Especifique', ' Artesano '],
    ] as const)
      await put(page, name, text)
    const subscribe = await screen.findByRole<HTMLInputElement>('checkbox', { name: /boletines nuevos/ })
    expect(subscribe.checked).toBe(false)
    await page.actor.click(subscribe)
    await send(page)
    await screen.findByText('Enviado')
    expect(api.changes[0]?.body).toMatchObject({
      UsuarioId: null,
      TipoContribuyente: 'Artesano',
      MedioContacto: 'WhatsApp',
      Suscripcion: '2026-11-23',
    })
  })

  it('keeps the text and the key of a lost call over a reload, and changes the key with the text', async () => {
    api.on(create, loseConnection)
    const page = await open()
    await fill(page)
    await send(page)
    await press(page, 'Seguir en el formulario')
    page.unmount()

    const again = await open()
    expect(screen.getByText('Recuperamos lo que habías escrito.')).toBeTruthy()
    expect(box('Especifique').value.trim()).toBe('Telegram')
    await send(again)
    await waitFor(() => expect(api.changes).toHaveLength(2))
    expect(api.changes[1]?.body).toEqual(api.changes[0]?.body)
    expect(keys()[1]).toBe(keys()[0])
    await press(again, 'Seguir en el formulario')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await again.actor.type(box('Detalle de la solicitud'), ' de 2025')
    await send(again)
    await waitFor(() => expect(api.changes).toHaveLength(3))
    expect(keys()[2]).not.toBe(keys()[0])
  })
})

describe('the receipt', () => {
  const receipt = () => screen.findByRole('region', { name: 'Recibimos tu solicitud' })
  const sendOne = async () => {
    const page = await open()
    await fill(page)
    await page.actor.selectOptions(choice('Medio de contacto'), 'WhatsApp')
    await send(page)
    await press(page, 'Aceptar')
    return page
  }

  it('takes the focus, tells number, way and wait and offers a guide', async () => {
    api.on(create, created)
    const Titulo = 'Gastos personales y la rebaja del impuesto a la renta'
    api.answers(endpoints.libros.list, [libro('a', { Titulo: 'Declaración de IVA' }), libro('b', { Titulo })])
    await sendOne()
    const shown = await receipt()
    const heading = within(shown).getByRole('heading', { level: 2 })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    for (const text of ['NAF-7Q4K', '2 días', 'por WhatsApp al 0991234567', 'ana@naf.test'])
      expect(shown.textContent).toContain(text)
    expect(await within(shown).findByRole('link', { name: new RegExp(Titulo) })).toBeTruthy()
    expect(within(shown).getByRole('link', { name: 'Ver mis asesorías' }).getAttribute('href')).toBe(
      '/dashboard-usuario/asesorias',
    )
  })

  it('survives a reload without private data and is hidden from the next person', async () => {
    api.on(create, json({ Id: 'a1', mensaje: 'Registrada', Numero: 'NAF-7Q4K', Plazo: null }, 201))
    const page = await sendOne()
    expect((await receipt()).textContent).not.toContain('suele tardar')
    const stored = JSON.stringify({ ...sessionStorage })
    expect(stored).toContain('NAF-7Q4K')
    for (const secret of ['Mis gastos', '1710034065', 'Pérez']) expect(stored).not.toContain(secret)
    page.unmount()
    const again = mount('/dashboard-usuario/servicios', { as: 'usuario' })
    expect((await receipt()).textContent).toContain('NAF-7Q4K')
    again.unmount()
    await open({ ...SESSIONS.usuario, uid: 'uid-eva' })
    expect(screen.queryByText('NAF-7Q4K')).toBeNull()
  })
})
