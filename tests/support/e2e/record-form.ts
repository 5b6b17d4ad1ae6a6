import { gzipSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Kind } from '../content-kinds.ts'
import { aJpeg, aPdf } from '../files.ts'
import { dialog } from './dialogs.ts'
import { type Action, MANAGERS } from './manager.ts'

/** The form of a bulletin, a book or a picture, new or changed, and the page on which one is deleted. */

/** The fields of the forms, and what the API calls them in each direction. */
const FIELDS = {
  Título: ['titulo', 'Titulo'],
  Autor: ['autor', 'Autor'],
  Descripción: ['descripcion', 'Descripcion'],
  'Fecha de publicación': ['fechaPublicacion', 'FechaPublicacion'],
  Tipo: ['tipo', 'Tipo'],
} as const

export type Field = keyof typeof FIELDS
export type Typed = Partial<Record<Field, string>>

const VALUES: Record<Kind, Typed> = {
  boletines: { Descripción: 'Plazos y porcentajes de este mes.', 'Fecha de publicación': '2025-07-09' },
  libros: {
    Autor: 'Equipo NAF ESPE',
    Descripción: 'Inscripción, actualización y suspensión.',
    'Fecha de publicación': '2025-03-18',
    Tipo: 'No Contable',
  },
  galeria: { Descripción: 'Estudiantes atienden a contribuyentes.' },
}

/** All that the form of a kind asks for, besides the file. */
export const aRecord = (kind: Kind, titulo: string, changes: Typed = {}): Typed => ({
  Título: titulo,
  ...VALUES[kind],
  ...changes,
})

export const field = (page: Page, name: Field): Locator =>
  name === 'Tipo' ? page.getByRole('radiogroup', { name }) : page.getByLabel(name, { exact: true })

const option = (page: Page, value: string) => page.getByRole('radio', { name: value, exact: true })

const each = (typed: Typed) => Object.entries(typed) as [Field, string][]

/** What is typed into the form, as the API takes it. */
export const inputOf = (typed: Typed): Record<string, string> =>
  Object.fromEntries(each(typed).map(([name, value]) => [FIELDS[name][0], value]))

/** What is typed into the form, as the API has it then. */
export const storedOf = (typed: Typed): Record<string, string> =>
  Object.fromEntries(each(typed).map(([name, value]) => [FIELDS[name][1], value]))

export const fillRecord = async (page: Page, typed: Typed): Promise<void> => {
  for (const [name, value] of each(typed))
    if (name === 'Tipo') await option(page, value).check()
    else await field(page, name).fill(value)
}

/** All of that is in the form. */
export const expectTyped = async (page: Page, typed: Typed): Promise<void> => {
  for (const [name, value] of each(typed))
    if (name === 'Tipo') await expect(option(page, value)).toBeChecked()
    else await expect(field(page, name)).toHaveValue(value)
}

export interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

export const pdfFile = (buffer: Buffer, name = 'documento.pdf'): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})
export const jpegFile = (buffer: Buffer, name = 'foto.jpg'): Chosen => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
})

export const fileField = (page: Page, kind: Kind): Locator =>
  page.getByLabel(MANAGERS[kind].file.label, { exact: true })

export const choose = (page: Page, kind: Kind, file: Chosen): Promise<void> =>
  fileField(page, kind).setInputFiles(file)

/** The name and size of the chosen file, as they stand in the form. */
export const chosenFile = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: name })

export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** Presses the button that sends the form, or asks to delete. */
export const submit = (page: Page, kind: Kind, action: Action): Promise<void> =>
  button(page, MANAGERS[kind][action].submit).click()

/** The success dialog of an action stands there; closes it. */
export const acceptSuccess = async (page: Page, kind: Kind, action: Action): Promise<void> => {
  const success = dialog(page, MANAGERS[kind][action].done)
  await success.getByRole('button', { name: 'Aceptar' }).click()
  await expect(success).toBeHidden()
}

/** What is to be corrected, above the form. */
export const expectSummary = async (page: Page, messages: string[]): Promise<void> => {
  const summary = page.getByRole('alert').filter({ hasText: 'Hay un problema' })
  await expect(summary.getByRole('listitem')).toHaveText(messages)
  await expect(summary).toBeFocused()
}

/** A good file of the kind, as somebody chooses it. */
export const aGoodFile = async (kind: Kind): Promise<Chosen> =>
  kind === 'galeria' ? jpegFile(await aJpeg()) : pdfFile(await aPdf())

/** Fills in the whole form of a new record, its file too. */
export const fillNew = async (page: Page, kind: Kind, titulo: string): Promise<Typed> => {
  const typed = aRecord(kind, titulo)
  await fillRecord(page, typed)
  const file = await aGoodFile(kind)
  await choose(page, kind, file)
  await expect(chosenFile(page, file.name)).toBeVisible()
  return typed
}

/** Drags a file from outside the browser and drops it there. Packed on the way: large ones are mostly padding. */
export const drop = async (at: Locator, { name, mimeType, buffer }: Chosen): Promise<void> => {
  const dataTransfer = await at.page().evaluateHandle(
    async ({ packed, fileName, type }) => {
      const gzip = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))
      const unpacked = new Blob([gzip]).stream().pipeThrough(new DecompressionStream('gzip'))
      const transfer = new DataTransfer()
      transfer.items.add(new File([await new Response(unpacked).blob()], fileName, { type }))
      return transfer
    },
    { packed: gzipSync(buffer).toString('base64'), fileName: name, type: mimeType },
  )
  for (const event of ['dragover', 'drop']) await at.dispatchEvent(event, { dataTransfer })
}
