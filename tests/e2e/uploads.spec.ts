import { KINDS, type Kind } from '../support/content-kinds.ts'
import { test as onBreakableConnection } from '../support/e2e/breakable-connection.ts'
import { expect, recordInApi, recordsTitled, test } from '../support/e2e/content-records.ts'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import {
  actionCalls,
  actionPath,
  type Desk,
  MANAGERS,
  openByAddress,
  openFromList,
} from '../support/e2e/manager.ts'
import { CONNECTION_LOST, countCalls } from '../support/e2e/network.ts'
import {
  acceptSuccess,
  aRecord,
  button,
  type Chosen,
  choose,
  chosenFile,
  expectBackInList,
  expectTyped,
  fillNew,
  fillRecord,
  jpegFile,
  pdfFile,
  submit,
} from '../support/e2e/record-form.ts'
import { DESKTOP, expectToast, PHONE } from '../support/e2e/staff-list.ts'
import { holdNextAnswer, refuseNext, slowUploads } from '../support/e2e/uploads.ts'
import { aPdf } from '../support/files.ts'
import { aJpegOf } from '../support/odd-files.ts'

const KB = 1000
/** In bytes a second: a busy machine, too, looks at what is sent before all of it is. */
const SLOW = 30 * KB
const PERCENTAGE = /Enviado: [1-9]\d? %/
const STOPPED = 'Cancelaste el envío: no se guardó nada.'

/** A good file that takes a while on a slow connection. */
const longFile = async (kind: Kind, bytes: number): Promise<Chosen> =>
  kind === 'galeria'
    ? jpegFile(await aJpegOf(bytes), 'larga.jpg')
    : pdfFile(await aPdf({ bytes }), 'largo.pdf')

/** Each kind with somebody to look after it, and a screen to do it on. */
const DESKS = {
  boletines: { role: 'editor', viewport: DESKTOP },
  libros: { role: 'admin', viewport: PHONE },
  galeria: { role: 'editor', viewport: PHONE },
} as const

for (const kind of KINDS)
  test.describe(`a new record's file on its way: ${MANAGERS[kind].create.heading}`, () => {
    const { role, viewport } = DESKS[kind]
    const desk: Desk = { kind, role }
    const TEXT = MANAGERS[kind]
    test.use({ viewport })

    test('its answer is lost: the error is shown, nothing typed is lost, and sent again it is stored once', async ({
      page,
      records,
      problems,
    }) => {
      problems.allow(CONNECTION_LOST)
      const titulo = records.title(kind)
      await openByAddress(page, desk, 'create')
      const typed = await fillNew(page, kind, titulo)
      const answer = await holdNextAnswer(page, actionCalls(kind, 'create'))
      await submit(page, kind, 'create')
      await answer.lose()
      await expectError(page, TEXT.create.failed)
      await expectTyped(page, typed)
      expect(await recordsTitled(kind, titulo)).toHaveLength(1)
      await submit(page, kind, 'create')
      await acceptSuccess(page, kind, 'create')
      expect(await recordsTitled(kind, titulo)).toHaveLength(1)
    })
  })

test('where too many files are on their way: the person is told so, nothing typed is lost, and sent again it is stored once', async ({
  page,
  records,
  problems,
}) => {
  problems.allow(/503/)
  const titulo = records.title('libros')
  await openByAddress(page, { kind: 'libros', role: 'editor' }, 'create')
  const typed = await fillNew(page, 'libros', titulo)
  const error = 'Se están subiendo muchos archivos a la vez. Inténtalo de nuevo en unos segundos.'
  await refuseNext(page, actionCalls('libros', 'create'), 503, { error, code: 'unavailable' })
  await submit(page, 'libros', 'create')
  await expect(dialog(page, '❌ Error')).toContainText(MANAGERS.libros.create.failed)
  await expectError(page, error)
  await expectTyped(page, typed)
  expect(await recordsTitled('libros', titulo)).toEqual([])
  await submit(page, 'libros', 'create')
  await acceptSuccess(page, 'libros', 'create')
  expect(await recordsTitled('libros', titulo)).toHaveLength(1)
})

test.describe('while a file is sent', () => {
  const desk: Desk = { kind: 'libros', role: 'editor' }

  test("the percentage is shown; 'Cancelar' stops it, nothing is stored, the form is whole, and sending again works", async ({
    page,
    records,
  }) => {
    const titulo = records.title('libros')
    await openByAddress(page, desk, 'create')
    const typed = aRecord('libros', titulo)
    await fillRecord(page, typed)
    await choose(page, 'libros', await longFile('libros', 900 * KB))
    const hurry = await slowUploads(page, SLOW)
    await submit(page, 'libros', 'create')
    const sending = dialog(page, 'Guardando libro...')
    await expect(sending).toContainText(PERCENTAGE)
    await expect(sending.getByRole('progressbar', { name: PERCENTAGE })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sending).toBeVisible()
    await sending.getByRole('button', { name: 'Cancelar' }).click()
    await expectToast(page, STOPPED)
    await expect(page).toHaveURL(actionPath(desk, 'create'))
    await expectTyped(page, typed)
    await expect(chosenFile(page, 'largo.pdf')).toBeVisible()
    expect(await recordsTitled('libros', titulo)).toEqual([])
    await hurry()
    await submit(page, 'libros', 'create')
    await acceptSuccess(page, 'libros', 'create')
    expect(await recordsTitled('libros', titulo)).toHaveLength(1)
  })

  test("a change is stopped by 'Cancelar' too: the record stays as it was", async ({ page, records }) => {
    await page.setViewportSize(PHONE)
    const gallery: Desk = { kind: 'galeria', role: 'admin' }
    const record = await records.store('galeria')
    await openFromList(page, gallery, 'edit', record.Titulo)
    const typed = { Título: `${record.Titulo} cambiada` }
    await fillRecord(page, typed)
    await choose(page, 'galeria', await longFile('galeria', 900 * KB))
    await slowUploads(page, SLOW)
    await submit(page, 'galeria', 'edit')
    const sending = dialog(page, 'Guardando cambios...')
    await expect(sending).toContainText(PERCENTAGE)
    await sending.getByRole('button', { name: 'Cancelar' }).click()
    await expectToast(page, STOPPED)
    await expectTyped(page, typed)
    expect(await recordInApi('galeria', record.Id)).toEqual(record)
  })

  test("there is no 'Cancelar' any more once all of it is sent", async ({ page, records }) => {
    const titulo = records.title('galeria')
    await openByAddress(page, { kind: 'galeria', role: 'editor' }, 'create')
    await fillNew(page, 'galeria', titulo)
    const answer = await holdNextAnswer(page, actionCalls('galeria', 'create'))
    await submit(page, 'galeria', 'create')
    await answer.answered
    const saving = dialog(page, 'Creando imagen...')
    await expect(saving).toContainText('Guardando…')
    await expect(saving.getByRole('button', { name: 'Cancelar' })).toBeHidden()
    await answer.giveOn()
    await acceptSuccess(page, 'galeria', 'create')
    expect(await recordsTitled('galeria', titulo)).toHaveLength(1)
  })

  test('a second press sends nothing more', async ({ page, records }) => {
    const titulo = records.title('libros')
    await openByAddress(page, desk, 'create')
    await fillNew(page, 'libros', titulo)
    const sent = countCalls(page, '/api/libros/crear')
    await button(page, 'Publicar libro').dblclick()
    await acceptSuccess(page, 'libros', 'create')
    await expectBackInList(page, desk)
    expect(sent()).toBe(1)
    expect(await recordsTitled('libros', titulo)).toHaveLength(1)
  })

  test('a change whose answer was lost is there, and is not done twice', async ({
    page,
    records,
    problems,
  }) => {
    problems.allow(CONNECTION_LOST)
    const { Id, Titulo } = await records.store('boletines')
    const bulletins: Desk = { kind: 'boletines', role: 'admin' }
    await openFromList(page, bulletins, 'edit', Titulo)
    await choose(page, 'boletines', pdfFile(await aPdf({ pages: 4 })))
    const answer = await holdNextAnswer(page, actionCalls('boletines', 'edit'))
    await submit(page, 'boletines', 'edit')
    await answer.lose()
    await expectError(page, 'No se pudo editar el boletín.')
    await expect(chosenFile(page, 'documento.pdf')).toBeVisible()
    await submit(page, 'boletines', 'edit')
    await acceptSuccess(page, 'boletines', 'edit')
    await expectBackInList(page, bulletins, Titulo)
    expect(await recordInApi('boletines', Id)).toMatchObject({ Titulo, Paginas: 4 })
  })
})

onBreakableConnection.describe('on a connection that breaks', () => {
  for (const kind of KINDS)
    onBreakableConnection(
      `while ${MANAGERS[kind].file.label} is sent: '${MANAGERS[kind].create.failed}', nothing typed is lost, and sent again it is stored once`,
      async ({ page, records, problems, connection }) => {
        problems.allow(CONNECTION_LOST)
        const { api, create } = MANAGERS[kind]
        const titulo = records.title(kind)
        const desk: Desk = { kind, role: 'editor' }
        await openByAddress(page, desk, 'create')
        const typed = aRecord(kind, titulo)
        await fillRecord(page, typed)
        const file = await longFile(kind, 900 * KB)
        await choose(page, kind, file)
        connection.breakAfter(`${api}/crear`, 400 * KB)
        await submit(page, kind, 'create')
        await expect(dialog(page, '❌ Error')).toContainText(create.failed)
        await expectError(page, 'No hay conexión con el servidor. Revisa tu internet e inténtalo de nuevo.')
        await expectTyped(page, typed)
        await expect(chosenFile(page, file.name)).toBeVisible()
        expect(await recordsTitled(kind, titulo)).toEqual([])
        connection.mend()
        await submit(page, kind, 'create')
        await acceptSuccess(page, kind, 'create')
        await expectBackInList(page, desk)
        expect(await recordsTitled(kind, titulo)).toHaveLength(1)
      },
    )
})
