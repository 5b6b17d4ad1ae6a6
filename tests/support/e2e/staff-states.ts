import { expect, type Page } from '@playwright/test'
import { aPdf } from '../files.ts'
import { dialog, expectError } from './dialogs.ts'
import { FAILURES, fail, hold, WAITS } from './hold.ts'
import { openPane, openQueueOf, queueRow, queueRows } from './queue.ts'
import { aName, storeRequest, storeRequests } from './requests.ts'
import { openOwn } from './screens.ts'
import { DESKTOP, deleteButton, fromMore, openList, openListOf, QUESTION, rowOf, rows } from './staff-list.ts'
import { type State, sendAsIs } from './states.ts'

const choosePdf = async (page: Page) => {
  await page.getByLabel('Archivo PDF').setInputFiles({
    name: 'un-nombre-muy-largo-que-no-acaba-nunca-y-no-tiene-espacios.pdf',
    mimeType: 'application/pdf',
    buffer: await aPdf(),
  })
  await expect(page.getByRole('button', { name: 'Quitar' })).toBeVisible()
}

const fillBulletin = async (page: Page) => {
  await openOwn(page, 'editor', 'boletines-manager/crear')
  await page.getByLabel('Título').fill('Nadie lo publica')
  await page.getByLabel('Descripción').fill('Se queda en el camino.')
  await choosePdf(page)
}

const LISTS: readonly State[] = [
  {
    name: 'the question before deleting a request',
    reach: async (page) => {
      const { nombre } = await storeRequest()
      await openListOf(page, 'editor', nombre)
      await deleteButton(rowOf(page, nombre)).click()
      await expect(dialog(page, QUESTION)).toBeVisible()
    },
  },
  {
    name: 'a list on its way',
    reach: async (page) => {
      await hold(page, WAITS.list)
      await openList(page, 'editor')
      await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeAttached()
    },
  },
  {
    name: 'a list that did not come',
    complaint: /asesorias\/todas/,
    reach: async (page) => {
      await fail(page, WAITS.list, FAILURES.html)
      await openList(page, 'editor')
      await expectError(page, 'Error al obtener asesorías')
      await expect(page.getByText('Error al obtener asesorías')).toBeVisible()
    },
  },
  {
    name: 'a list without a match',
    reach: async (page) => {
      await storeRequest()
      await openList(page, 'editor', '?q=nadie-se-llama-así')
      await expect(page.getByText('Ningún resultado').last()).toBeVisible()
    },
  },
  {
    name: 'a list of several pages',
    reach: async (page) => {
      await storeRequests(...Array.from({ length: 26 }, () => ({})))
      await openList(page, 'editor')
      await expect(rows(page)).toHaveCount(25)
    },
  },
  {
    name: 'an empty list with the way to a first record',
    reach: async (page) => {
      await page.route(WAITS.gallery, (route) => route.fulfill({ json: [] }))
      await openOwn(page, 'admin', 'galeria-manager')
      await expect(page.getByText('No hay registros disponibles en la galería.')).toBeVisible()
    },
  },
  {
    name: 'the own row, greyed',
    reach: async (page) => {
      await openOwn(page, 'admin', 'usuarios?q=admin')
      await expect(page.getByText('Acciones deshabilitadas')).toBeVisible()
    },
  },
]

const openOwnQueue = async (page: Page) => {
  const ciudad = aName('Ciudad')
  const [{ nombre } = { nombre: '' }] = await storeRequests({ ciudad }, { ciudad, medioContacto: 'Telegram' })
  await openQueueOf(page, 'admin', ciudad)
  return nombre
}

const QUEUE: readonly State[] = [
  {
    name: 'the requests as a table',
    reach: async (page) => {
      const { nombre } = await storeRequest({ detalleSolicitud: 'Sin fin. '.repeat(60) })
      await openListOf(page, 'admin', nombre)
    },
  },
  {
    name: 'a request beside the queue',
    viewports: [DESKTOP],
    reach: async (page) => {
      await page.setViewportSize(DESKTOP)
      await openPane(page, await openOwnQueue(page))
    },
  },
  {
    name: 'a request of the queue that was done in this visit',
    reach: async (page) => {
      const nombre = await openOwnQueue(page)
      await queueRow(page, nombre).getByRole('button', { name: 'Marcar como realizada' }).click()
      await expect(queueRow(page, nombre)).toContainText('Deshacer')
    },
  },
  {
    name: 'a filter of the queue, open',
    viewports: [DESKTOP],
    reach: async (page) => {
      await page.setViewportSize(DESKTOP)
      await openOwnQueue(page)
      await page.getByRole('button', { name: 'Medio', exact: true }).click()
      await page.getByRole('checkbox', { name: 'WhatsApp 1' }).click()
      await expect(page.getByRole('checkbox', { name: 'WhatsApp 1' })).toBeChecked()
      await expect(queueRows(page)).toHaveCount(1)
    },
  },
  {
    name: 'the menu of what is done with all requests',
    reach: async (page) => {
      await openOwnQueue(page)
      await page.getByRole('button', { name: 'Más', exact: true }).click()
      await expect(page.getByRole('link', { name: 'Papelera' })).toBeVisible()
    },
  },
  {
    name: 'the question before all requests are deleted, wrongly answered',
    reach: async (page) => {
      await openOwnQueue(page)
      await fromMore(page, 'Eliminar todas')
      await dialog(page, QUESTION).getByRole('button', { name: 'Sí, eliminar' }).click()
      await expect(dialog(page, QUESTION).getByText(/para eliminarlas/)).toBeVisible()
    },
  },
  {
    name: 'the keys of the queue',
    viewports: [DESKTOP],
    reach: async (page) => {
      await openOwnQueue(page)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
    },
  },
]

const CONTENT: readonly State[] = [
  {
    name: "a manager's form with errors",
    reach: async (page) => {
      await openOwn(page, 'editor', 'libros-manager/crear')
      await sendAsIs(page, 'Publicar libro')
    },
  },
  {
    name: "the calendar's form with errors",
    reach: async (page) => {
      await openOwn(page, 'editor', 'calendario-manager/crear')
      await page.getByLabel('Año', { exact: true }).fill('2019')
      await page.getByLabel('Feriados').fill('mañana')
      await page.getByLabel('Fechas cambiadas por el SRI').fill('IVA; 1; 1; 1')
      await sendAsIs(page, 'Publicar calendario')
    },
  },
  {
    name: "a manager's form with a chosen file",
    reach: fillBulletin,
  },
  {
    name: "a manager's form with a file that is none of its kind",
    reach: async (page) => {
      await openOwn(page, 'editor', 'galeria-manager/crear')
      const buffer = Buffer.from('no es una imagen')
      await page
        .getByLabel('Imagen', { exact: true })
        .setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer })
      await expect(page.getByText('Error:').first()).toBeAttached()
    },
  },
  {
    name: 'a file being sent',
    reach: async (page) => {
      await hold(page, WAITS.publish)
      await fillBulletin(page)
      await page.getByRole('button', { name: 'Publicar boletín' }).click()
      await expect(dialog(page, 'Creando boletín...')).toBeVisible()
    },
  },
  {
    name: 'the question before deleting a book',
    reach: async (page) => {
      await openOwn(page, 'editor', 'libros-manager/eliminar/:libros')
      await page.getByRole('main').getByRole('button', { name: 'Eliminar' }).click()
      await expect(dialog(page, QUESTION)).toBeVisible()
    },
  },
  {
    name: "'Cargando boletín...'",
    reach: async (page) => {
      await hold(page, WAITS.bulletins)
      await openOwn(page, 'editor', 'boletines-manager/eliminar/:boletines')
      await expect(page.getByText('Cargando boletín...')).toBeVisible()
    },
  },
  {
    name: 'a record that has vanished',
    reach: async (page) => {
      await openOwn(page, 'editor', 'boletines-manager/editar/no-existe')
      await expectError(page, 'No se pudo cargar la información del boletín.')
      await expect(page.getByText('No se pudo cargar la información del boletín.')).toBeVisible()
    },
  },
]

const USERS: readonly State[] = [
  {
    name: "a new user's form with errors",
    reach: async (page) => {
      await openOwn(page, 'admin', 'usuarios/crear')
      await sendAsIs(page, 'Crear usuario')
    },
  },
  {
    name: "a user's form with errors, and with what the chosen role means",
    reach: async (page) => {
      await openOwn(page, 'admin', 'usuarios/editar/:usuario')
      await page.getByLabel('Nombre', { exact: true }).fill('')
      await page.getByLabel('Rol', { exact: true }).selectOption('Administrador')
      await sendAsIs(page, 'Guardar Cambios')
    },
  },
]

/** What editors and administrators come to. */
export const STAFF_STATES: readonly State[] = [...LISTS, ...QUEUE, ...CONTENT, ...USERS]
