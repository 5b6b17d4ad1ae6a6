import { expect, type Locator, type Page } from '@playwright/test'
import type { Kind } from '../content-kinds.ts'
import { bringSession, dashboardOf, type Role } from './roles.ts'
import { rowOf } from './staff-list.ts'

/** The screens on which staff keeps bulletins, books and pictures, and every text they owe to the letter. */

export const MANAGERS = {
  boletines: {
    screen: 'boletines-manager',
    api: '/api/boletines',
    list: 'Gestión de Boletines',
    empty: 'No hay boletines publicados aún.',
    listFailed: 'No se pudieron cargar los boletines',
    loading: 'Cargando boletín...',
    loadFailed: 'No se pudo cargar la información del boletín.',
    file: {
      label: 'Archivo PDF',
      missing: 'Debes seleccionar un archivo PDF',
      tooLarge: 'El archivo debe ser menor a 10 MB.',
      unsupported: 'El archivo debe ser un PDF que se pueda abrir.',
      limitBytes: 10_485_760,
    },
    create: {
      heading: 'Crear boletín',
      submit: 'Publicar boletín',
      waiting: 'Creando boletín...',
      done: '✅ Boletín creado',
      failed: 'No se pudo crear el boletín. Intenta nuevamente.',
    },
    edit: {
      heading: 'Editar boletín',
      submit: 'Guardar Cambios',
      waiting: 'Guardando cambios...',
      done: '✅ Boletín actualizado',
      failed: 'No se pudo editar el boletín.',
    },
    delete: {
      heading: 'Eliminar boletín',
      submit: 'Eliminar',
      waiting: 'Eliminando boletín...',
      done: '✅ Boletín eliminado',
      failed: 'No se pudo eliminar el boletín.',
    },
  },
  libros: {
    screen: 'libros-manager',
    api: '/api/libros',
    list: 'Gestión de Libros',
    empty: 'No hay libros disponibles.',
    listFailed: 'No se pudieron cargar los libros',
    loading: 'Cargando libro...',
    loadFailed: 'No se pudo cargar la información del libro.',
    file: {
      label: 'Archivo PDF',
      missing: 'Debes seleccionar un archivo PDF',
      tooLarge: 'El tamaño máximo es 10 MB.',
      unsupported: 'El archivo debe ser un PDF que se pueda abrir.',
      limitBytes: 10_485_760,
    },
    create: {
      heading: 'Crear libro',
      submit: 'Publicar libro',
      waiting: 'Guardando libro...',
      done: '✅ Libro creado',
      failed: 'No se pudo guardar el libro. Intenta nuevamente.',
    },
    edit: {
      heading: 'Editar libro',
      submit: 'Guardar Cambios',
      waiting: 'Guardando cambios...',
      done: '✅ Libro actualizado',
      failed: 'No se pudo guardar los cambios.',
    },
    delete: {
      heading: 'Eliminar libro',
      submit: 'Eliminar',
      waiting: 'Eliminando libro...',
      done: '✅ Libro eliminado',
      failed: 'No se pudo eliminar el libro.',
    },
  },
  galeria: {
    screen: 'galeria-manager',
    api: '/api/galeria',
    list: 'Gestión de Galería',
    empty: 'No hay registros disponibles en la galería.',
    listFailed: 'No se pudieron cargar las imágenes',
    loading: 'Cargando imagen...',
    loadFailed: 'No se pudo cargar la información de la imagen.',
    file: {
      label: 'Imagen',
      missing: 'Debes seleccionar una imagen',
      tooLarge: 'Debe ser menor a 5 MB.',
      unsupported: 'La imagen debe ser JPG o PNG, poderse abrir y tener hasta 50 megapíxeles.',
      limitBytes: 5_242_880,
    },
    create: {
      heading: 'Crear imagen',
      submit: 'Publicar imagen',
      waiting: 'Creando imagen...',
      done: '✅ Imagen creada',
      failed: 'No se pudo crear la imagen',
    },
    edit: {
      heading: 'Editar imagen',
      submit: 'Guardar Cambios',
      waiting: 'Guardando cambios...',
      done: '✅ Imagen actualizada',
      failed: 'No se pudo editar la imagen',
    },
    delete: {
      heading: 'Eliminar imagen',
      submit: 'Eliminar',
      waiting: 'Eliminando imagen...',
      done: '✅ Imagen eliminada',
      failed: 'No se pudo eliminar la imagen',
    },
  },
} as const satisfies Record<Kind, object>

/** What is done on a page of a record. */
export type Action = 'create' | 'edit' | 'delete'

/** Who looks after which kind. */
export interface Desk {
  kind: Kind
  role: Exclude<Role, 'usuario'>
}

const PATHS = { create: 'crear', edit: 'editar', delete: 'eliminar' } as const

export const listPath = ({ kind, role }: Desk): string => `${dashboardOf(role)}/${MANAGERS[kind].screen}`

export const actionPath = (desk: Desk, action: Action, id?: string): string =>
  [listPath(desk), PATHS[action], id].filter(Boolean).join('/')

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Opens the list; `query` is the state of the table. */
export const openManager = async (page: Page, desk: Desk, query = ''): Promise<void> => {
  await bringSession(page, desk.role)
  await page.goto(listPath(desk) + query)
  await expectList(page, desk.kind)
}

export const expectList = (page: Page, kind: Kind) => expectHeading(page, MANAGERS[kind].list)

/** Opens the list with only that record in it. */
export const openManagerOn = async (page: Page, desk: Desk, titulo: string): Promise<Locator> => {
  await openManager(page, desk, searchFor(titulo))
  const row = rowOf(page, titulo)
  await expect(row).toBeVisible()
  return row
}

/** The table's state in which that is looked for. */
export const searchFor = (text: string): string => `?q=${encodeURIComponent(text)}`

/** What a record has under a heading: in its table's column, or on its card. */
export const datum = async (page: Page, titulo: string, heading: string): Promise<Locator> => {
  const row = rowOf(page, titulo)
  const headings = await page.getByRole('columnheader').allTextContents()
  if (headings.length > 0) return row.locator('th, td').nth(headings.indexOf(heading))
  return row.locator('dl > div', { has: page.getByRole('term').getByText(heading, { exact: true }) })
}

/** Opens the page of an action from the list, in which only that record is looked for. */
export const openFromList = async (
  page: Page,
  desk: Desk,
  action: Exclude<Action, 'create'>,
  titulo: string,
): Promise<void> => {
  const row = await openManagerOn(page, desk, titulo)
  await row.getByRole('link', { name: action === 'edit' ? 'Editar' : 'Eliminar' }).click()
  await expectHeading(page, MANAGERS[desk.kind][action].heading)
}
