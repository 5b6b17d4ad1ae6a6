import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, url } from '../../scripts/lib/config.ts'
import { waitForMail } from '../support/mailbox.ts'
import { anAdvice, DESKTOP, PHONE } from '../support/portal.ts'
import { DEMO_RECORDS, PUBLIC_ROUTES } from '../support/routes.ts'
import { LAUNCH, until } from './browsers.ts'
import { personAt, startObservedProxy } from './person.ts'

type Person = ReturnType<typeof personAt>

/** Expects no sideways scroll on a phone and on a desktop. */
const expectFitting = async ({ tab }: Person) => {
  const isFitting = (width: number) => innerWidth === width && document.documentElement.scrollWidth <= width
  for (const { width, height } of [PHONE, DESKTOP]) {
    await tab.resize(width, height)
    await until(`a window of ${width} px without sideways scroll`, () => tab.run(isFitting, width))
  }
}

describe.each(Object.entries(LAUNCH))('%s', (_engine, launch) => {
  let allowed: RegExp | null = null
  let proxy: Awaited<ReturnType<typeof startObservedProxy>>
  let person: Person

  beforeAll(async () => {
    proxy = await startObservedProxy()
    person = personAt(await launch(proxy.address))
    await person.tab.goto(`${url('portal')}/robots.txt`)
    await person.tab.run(() => localStorage.setItem('naf_consent', 'true'))
  })
  afterEach(async () => {
    await person.tab.run(() => window.problemsSent?.()).catch(() => {})
    const unexpected = proxy.takeProblems().filter((problem) => !allowed?.test(problem))
    allowed = null
    expect(unexpected, 'the page complained').toEqual([])
  })
  afterAll(async () => {
    await person?.tab.close()
    proxy?.close()
  })

  test('sends a request, keeps its draft over a reload, and follows it by the link of its mail', async () => {
    const { advice, person: fields } = anAdvice()
    await person.open('/servicios')
    await person.press('Continuar sin registro')
    await person.press('Enviar solicitud')
    await person.read('Escribe tu teléfono.')
    for (const choice of [advice.TipoServicio, advice.TipoContribuyente, advice.MedioContacto, 'No'])
      await person.press(choice)
    await person.fill({ ...fields, 'Detalle de la solicitud': advice.DetalleSolicitud })
    await person.open('/servicios')
    await person.read('Recuperamos lo que habías escrito.')
    await person.press('Enviar solicitud')
    await person.press('Aceptar')
    await person.read('Recibimos tu solicitud')

    const [mail] = await waitForMail(advice.Correo)
    const [number = 'no number'] = /NAF-\w+/.exec(mail?.subject ?? '') ?? []
    await person.open(/\/seguimiento#\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link')
    await person.read(number)
    await person.press('Sí, la pedí yo')
    await person.read('Gracias. Confirmaste tu correo.')
  })

  test('shows every public page on a desktop and on a phone', { timeout: 240_000 }, async () => {
    for (const { path, heading } of PUBLIC_ROUTES) {
      await person.open(path)
      await person.see('h1', `${heading}`)
      await expectFitting(person)
    }
  })

  test('keeps visited pages readable offline, and says so', async () => {
    await person.open('/')
    await until('the worker to answer for this page', () =>
      person.tab.run(() => navigator.serviceWorker.controller?.state === 'activated'),
    )
    await person.open('/biblioteca')
    await person.read(DEMO_RECORDS.libros)
    allowed = /NetworkError|Failed to fetch|Load failed|offline/
    proxy.connection.cut()
    try {
      await person.open('/quienes')
      await person.see('h1', '¿Quiénes Somos?')
      await person.open('/biblioteca')
      await person.read(DEMO_RECORDS.libros)
      await person.read('Sin conexión')
    } finally {
      proxy.connection.mend()
    }
  })

  test.each(DEMO_ACCOUNTS)('shows $username the own first page', async ({ username }) => {
    await person.open('/login')
    await person.fill({ 'Nombre de usuario o correo electrónico': username, Contraseña: DEMO_PASSWORD })
    await person.press('Ingresar')
    await person.at(`/dashboard-${username}/inicio`)
    await person.read('Hola, ')
    await expectFitting(person)
    await person.press('Cerrar Sesión')
    await person.at('/')
  })
})
