import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '../../../scripts/lib/demo-accounts.ts'
import { uniqueName } from '../../support/api-as.ts'
import { requestInApi, storeRequest } from '../../support/e2e/requests.ts'
import { DEMO_PASSWORD } from '../../support/emulators.ts'
import { aPdf } from '../../support/files.ts'
import type { Stage } from '../journeys.ts'
import { button, dialog, field, heading, link, PATIENCE_MS, pattern, role, text } from '../person.ts'

const sessionOf = (username: string) => ({ correo: `${username}@naf.test`, password: DEMO_PASSWORD })

/** What needs an account. */
export const staffJourneys = (stage: Stage) => {
  test('refuses a wrong password, and lets an administrator in by the right one', async () => {
    const { person } = stage
    await person.begin()
    await person.open('/login')
    for (const [password, expected] of [
      ['Otra-2025', dialog('Error')],
      [DEMO_PASSWORD, heading(pattern('^Hola, '), 1)],
    ] as const) {
      await person.fill(field('Nombre de usuario'), 'admin')
      await person.fill(field('Contraseña'), password)
      await person.press(button('Ingresar', role('main')))
      await person.see(expected)
      if (password !== DEMO_PASSWORD) await person.press(button('Aceptar', dialog()))
    }
    await person.at('/dashboard-admin/inicio')
    // Long enough for what begins after the login to go wrong, such as a transition.
    await person.see(role('region', 'Este semestre'))
  })

  for (const { username } of DEMO_ACCOUNTS)
    test(`shows the home of ${username} on a desktop and on a phone`, async () => {
      const { person } = stage
      await person.begin(sessionOf(username))
      await person.open(`/dashboard-${username}/inicio`)
      await person.see(heading(pattern('^Hola, '), 1))
      await stage.expectFitting(`home-${username}`)
    })

  test('opens a request of the queue, marks it as done, and undoes that', async () => {
    const { person } = stage
    const ciudad = uniqueName('Ciudad')
    const { id, nombre } = await storeRequest({ ciudad })
    const row = role('article', nombre)
    await person.begin(sessionOf('editor'))
    await person.open(`/dashboard-editor/ver-asesorias?q=${ciudad}`)
    await person.picture(`${stage.engine}/1280-queue`)
    await person.press(button(pattern('^Marcar como realizada'), row))
    await person.see(button(pattern('Deshacer'), row))
    await expect.poll(() => requestInApi(id), { timeout: PATIENCE_MS }).toMatchObject({ Realizada: true })
    await person.press(button(pattern('Deshacer'), row))
    await person.see(button(pattern('^Marcar como realizada'), row))
    await person.press(link(pattern(''), row))
    await person.see(heading(pattern(nombre)))
    await person.picture(`${stage.engine}/1280-case`)
    await expect.poll(() => requestInApi(id), { timeout: PATIENCE_MS }).toMatchObject({ Realizada: false })
  })

  test('shows the requests as a table too, sorted by its headings', async () => {
    const { person } = stage
    const ciudad = uniqueName('Ciudad')
    const [first, second] = [await storeRequest({ ciudad }), await storeRequest({ ciudad })]
    await person.begin(sessionOf('editor'))
    await person.open(`/dashboard-editor/ver-asesorias?q=${ciudad}`)
    await person.press(button('Tabla'))
    for (const { nombre } of [first, second]) await person.see(role('rowheader', pattern(nombre)))
    await person.picture(`${stage.engine}/1280-table`)
    await person.press(button(pattern('Solicitante'), role('table')))
    await person.at(/orden=/)
    await person.press(button('Cola'))
  })

  test('publishes a book with its PDF, and deletes it after a dialog that begins at Cancelar', async () => {
    const { person } = stage
    const titulo = uniqueName('Guía')
    const file = join(stage.folder, 'documento.pdf')
    writeFileSync(file, await aPdf())
    await person.begin(sessionOf('editor'))
    await person.open('/dashboard-editor/libros-manager/crear')
    await person.fill(field('Título'), titulo)
    await person.fill(field('Autor'), 'Equipo NAF')
    await person.fill(field('Descripción'), 'Paso a paso.')
    await person.press(role('radio', 'Contable'))
    await person.tab.upload('input[type=file]', file)
    await person.see(text(pattern('documento\\.pdf')))
    await person.picture(`${stage.engine}/1280-book`)
    await person.press(button('Publicar libro'))
    await person.press(button('Aceptar', dialog('Libro creado')))
    await person.open(`/dashboard-editor/libros-manager?q=${titulo}`)
    await person.press(link(pattern('^Eliminar')))
    const erase = button('Eliminar', role('main'))
    await person.press(erase)
    await person.focused(button('Cancelar', dialog('¿Estás seguro?')))
    await person.tab.press('Escape')
    await person.missing(dialog())
    await person.focused(erase)
    await person.press(erase)
    await person.press(button('Sí, eliminar', dialog()))
    await person.press(button('Aceptar', dialog('Libro eliminado')))
    await person.see(text('Ningún resultado'))
  })

  test('shows the report, and prints it', async () => {
    const { person } = stage
    await person.begin(sessionOf('editor'))
    await person.open('/dashboard-editor/informe')
    await person.see(text(pattern('asesorías atendidas')))
    await person.picture(`${stage.engine}/1280-report`)
    await person.tab.run(() => {
      window.print = () => Object.assign(window, { printed: true })
    })
    await person.press(button(pattern('Descargar')))
    await person.press(button('Imprimir'))
    await person.until('the print dialog', () => person.tab.run(() => ('printed' in window ? true : null)))
  })

  test('logs out of both tabs at once', async () => {
    const { person } = stage
    await person.begin(sessionOf('usuario'))
    await person.open('/dashboard-usuario/perfil')
    const other = await stage.anotherTab()
    await other.open('/dashboard-usuario/inicio')
    await other.see(heading(pattern('^Hola, '), 1))
    await person.press(button('Cerrar Sesión', role('banner')))
    await person.at('/')
    await other.at(/^\/($|login)/)
    await other.tab.close()
  })
}
