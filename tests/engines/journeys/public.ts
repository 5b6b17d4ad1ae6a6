import { expect, test } from 'vitest'
import { ensureCalendar } from '../../support/e2e/calendars.ts'
import { PUBLIC_ROUTES } from '../../support/e2e/routes.ts'
import { DESKTOP, PHONE, type Stage } from '../journeys.ts'
import { button, dialog, field, heading, link, pattern, role, text } from '../person.ts'

/** What a visitor reads. */
export const publicJourneys = (stage: Stage) => {
  test('shows every public page on a desktop and on a phone', { timeout: 240_000 }, async () => {
    const { person } = stage
    await person.begin()
    for (const { path, heading: name } of PUBLIC_ROUTES) {
      await person.open(path)
      if (path === '/servicios') await person.turnOfferDown()
      await person.see(heading(name as string, 1))
      await stage.expectFitting(`public${path.replaceAll('/', '-')}`)
    }
  })

  test('opens one screen from another and goes back, by the links of the menu on a phone', async () => {
    const { person } = stage
    await person.begin()
    await person.tab.resize(...PHONE)
    await person.open('/')
    for (const [name, title] of [
      ['Biblioteca', 'Biblioteca Digital'],
      ['NAF', 'Bienvenidos al NAF'],
    ] as const) {
      await person.press(button('Menú'))
      await person.press(link(name, role('navigation', 'Principal')))
      await person.focused(heading(title, 1))
    }
    await person.tab.run(() => history.back())
    await person.see(heading('Biblioteca Digital', 1))
    await person.at('/biblioteca')
    await person.tab.resize(...DESKTOP)
  })

  test('finds a book without minding accents, and opens the page where it is read', async () => {
    const { person } = stage
    await person.begin()
    await person.open('/biblioteca')
    await person.fill(field('Buscar'), 'suspension')
    await person.at(/q=suspension/)
    await person.press(link(pattern('El RUC: inscripción, actualización y suspensión')))
    await person.see(heading('El RUC: inscripción, actualización y suspensión', 1))
    await person.picture(`${stage.engine}/1280-reading`)
  })

  test('moves the gallery by its buttons, and opens a picture in a dialog that gives the focus back', async () => {
    const { person } = stage
    await person.begin()
    await person.open('/galeria')
    const place = () =>
      person.tab.run(() => document.querySelector('main section[tabindex]')?.scrollLeft ?? Number.NaN)
    await person.press(button('Siguiente'))
    await person.until('the strip to move', async () => ((await place()) === 300 ? true : null))
    await person.press(button('Anterior'))
    await person.until('the strip to move back', async () => ((await place()) === 0 ? true : null))
    const first = link(pattern('^Ver imagen completa'))
    await person.press(first)
    await person.see(dialog())
    await person.tab.press('ArrowRight')
    await person.tab.press('Escape')
    await person.missing(dialog())
    await person.focused(first)
  })

  test('says when something is due, and gives a file for the calendar', async () => {
    await ensureCalendar()
    const { person } = stage
    await person.begin()
    await person.open('/')
    await person.press(button('Noveno dígito 3'))
    await person.see(heading('Tus próximas fechas, noveno dígito 3'))
    await person.tab.run(() => {
      const create = URL.createObjectURL.bind(URL)
      URL.createObjectURL = (blob: Blob) => {
        Object.assign(window, { saved: blob.text() })
        return create(blob)
      }
    })
    await person.press(button('Añadir al calendario'))
    const file = await person.until('the file', () =>
      person.tab.run(() => (window as { saved?: Promise<string> }).saved ?? null),
    )
    expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  })

  test('shows of a bulletin what it is about, and leads to the login', async () => {
    const { person } = stage
    await person.begin()
    await person.open('/boletines')
    await person.see(text('Acceso restringido'))
    await person.press(link('Ingresar', role('main')))
    await person.see(heading('Ingresa a tu cuenta', 1))
  })

  test('prefetches the next step without breaking the policy', async () => {
    const { person } = stage
    await person.begin()
    await person.open('/')
    const fetched = () =>
      person.tab.run(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
          .some(({ name }) => name.includes('/assets/identity-')),
      )
    await person.until('the prefetched code', async () => ((await fetched()) ? true : null))
  })

  test('prefers dark colours where the system does', async () => {
    await stage.inTheDark(async (person) => {
      await person.begin()
      for (const [path, name] of [
        ['/', 'home'],
        ['/calendario', 'calendario'],
      ] as const) {
        await person.open(path)
        const [red] = await person.tab.run(() => {
          const { backgroundColor } = getComputedStyle(document.body)
          const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
          context.fillStyle = backgroundColor
          context.fillRect(0, 0, 1, 1)
          return [...context.getImageData(0, 0, 1, 1).data]
        })
        expect(red, 'the red of the background').toBeLessThan(64)
        await person.picture(`${stage.engine}/dark-${name}`)
      }
    })
  })

  test('keeps visited pages readable offline, and says so', async () => {
    const { person, connection } = stage
    await person.begin()
    await person.open('/')
    await person.until('the worker to answer for this page', () =>
      person.tab.run(() => (navigator.serviceWorker.controller?.state === 'activated' ? true : null)),
    )
    await person.open('/biblioteca')
    await person.see(role('list', 'Libros'))
    stage.allow(/NetworkError|Failed to fetch|Load failed|offline/)
    connection.cut()
    try {
      await person.open('/quienes')
      await person.see(heading('¿Quiénes Somos?', 1))
      await person.open('/biblioteca')
      await person.see(role('list', 'Libros'))
      await person.see(text(pattern('Sin conexión')))
      await person.picture(`${stage.engine}/1280-offline`)
    } finally {
      connection.mend()
    }
  })
}
