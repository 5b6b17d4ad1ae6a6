import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KINDS } from '../support/content-kinds.ts'
import { expect, recordsTitled, test } from '../support/e2e/content-records.ts'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { type Desk, MANAGERS, openByAddress } from '../support/e2e/manager.ts'
import { countCalls } from '../support/e2e/network.ts'
import {
  acceptSuccess,
  aGoodFile,
  aRecord,
  button,
  choose,
  chosenFile,
  drop,
  expectFieldError,
  expectTyped,
  field,
  fileField,
  fillRecord,
  pdfFile,
  submit,
} from '../support/e2e/record-form.ts'
import { DESKTOP, PHONE } from '../support/e2e/staff-list.ts'
import { aPngFile, brokenFile, largeFile, wrongFiles } from '../support/e2e/unwanted-files.ts'
import { dropFromOutside } from '../support/e2e/uploads.ts'
import { aPdf, aPng } from '../support/files.ts'

/** Each kind with somebody to look after it, and a screen to do it on. */
const DESKS = {
  boletines: { role: 'editor', viewport: DESKTOP },
  libros: { role: 'admin', viewport: PHONE },
  galeria: { role: 'editor', viewport: PHONE },
} as const

for (const kind of KINDS)
  test.describe(`the file of a new record: ${MANAGERS[kind].create.heading}`, () => {
    const { role, viewport } = DESKS[kind]
    const desk: Desk = { kind, role }
    const TEXT = MANAGERS[kind]
    test.use({ viewport })

    test(`that is of another kind is refused before a byte is sent: '${TEXT.file.unsupported}'`, async ({
      page,
      records,
    }) => {
      const titulo = records.title(kind)
      await openByAddress(page, desk, 'create')
      await fillRecord(page, aRecord(kind, titulo))
      const sent = countCalls(page, `${TEXT.api}/crear`)
      for (const file of await wrongFiles(kind))
        await test.step(file.name, async () => {
          await choose(page, kind, file)
          await expectFieldError(fileField(page, kind), TEXT.file.unsupported)
          await submit(page, kind, 'create')
          await expect(page.getByRole('alert')).toContainText(TEXT.file.unsupported)
          await button(page, 'Quitar').click()
        })
      expect(sent()).toBe(0)
      await expect(dialog(page)).toBeHidden()
      await choose(page, kind, await aGoodFile(kind))
      await expect(fileField(page, kind)).not.toHaveAttribute('aria-invalid')
      await submit(page, kind, 'create')
      await acceptSuccess(page, kind, 'create')
      expect(await recordsTitled(kind, titulo)).toHaveLength(1)
    })

    test(`of exactly ${TEXT.file.limitBytes} bytes is refused before a byte is sent: '${TEXT.file.tooLarge}'; a file one byte smaller is stored`, async ({
      page,
      records,
    }) => {
      const titulo = records.title(kind)
      await openByAddress(page, desk, 'create')
      await fillRecord(page, aRecord(kind, titulo))
      const sent = countCalls(page, `${TEXT.api}/crear`)
      await drop(fileField(page, kind), await largeFile(kind))
      await expectFieldError(fileField(page, kind), TEXT.file.tooLarge)
      await submit(page, kind, 'create')
      await expect(page.getByRole('alert')).toContainText(TEXT.file.tooLarge)
      expect(sent()).toBe(0)

      await drop(fileField(page, kind), await largeFile(kind, -1))
      await expect(fileField(page, kind)).not.toHaveAttribute('aria-invalid')
      await submit(page, kind, 'create')
      await acceptSuccess(page, kind, 'create')
      expect(sent()).toBe(1)
      expect(await recordsTitled(kind, titulo)).toHaveLength(1)
    })

    test(`that only begins as one is refused by the server: '${TEXT.create.failed}', at the field '${TEXT.file.unsupported}', and all else is kept`, async ({
      page,
      records,
      problems,
    }) => {
      problems.allow(/415.*\/crear/)
      const titulo = records.title(kind)
      await openByAddress(page, desk, 'create')
      const typed = aRecord(kind, titulo)
      await fillRecord(page, typed)
      const file = await brokenFile(kind)
      await choose(page, kind, file)
      await expect(chosenFile(page, file.name)).toBeVisible()
      await submit(page, kind, 'create')
      await expect(dialog(page, '❌ Error')).toContainText(TEXT.create.failed)
      await expectError(page, TEXT.file.unsupported)
      await expectFieldError(fileField(page, kind), TEXT.file.unsupported)
      await expectTyped(page, typed)
      expect(await recordsTitled(kind, titulo)).toEqual([])
      await choose(page, kind, await aGoodFile(kind))
      await submit(page, kind, 'create')
      await acceptSuccess(page, kind, 'create')
      expect(await recordsTitled(kind, titulo)).toHaveLength(1)
    })
  })

/** A file on this machine, as long as it is wanted. */
const storedFile = async (name: string, bytes: Buffer) => {
  const folder = await mkdtemp(join(tmpdir(), 'naf-'))
  const path = join(folder, name)
  await writeFile(path, bytes)
  return { path, remove: () => rm(folder, { recursive: true }) }
}

test.describe('choosing a file', () => {
  const bulletins: Desk = { kind: 'boletines', role: 'admin' }
  const gallery: Desk = { kind: 'galeria', role: 'editor' }

  test("shows its name and size, is removed by 'Quitar', and gives way to another one", async ({ page }) => {
    await openByAddress(page, bulletins, 'create')
    await choose(page, 'boletines', pdfFile(await aPdf({ bytes: 24_000 }), 'boletín de julio.pdf'))
    await expect(chosenFile(page, 'boletín de julio.pdf')).toContainText('24 kB')
    await choose(page, 'boletines', pdfFile(await aPdf({ bytes: 2_400_000 }), 'otro.pdf'))
    await expect(chosenFile(page, 'otro.pdf')).toContainText('2,4 MB')
    await expect(chosenFile(page, 'boletín de julio.pdf')).toHaveCount(0)
    await button(page, 'Quitar').click()
    await expect(chosenFile(page, 'otro.pdf')).toHaveCount(0)
    await expect(fileField(page, 'boletines')).toBeFocused()
    await submit(page, 'boletines', 'create')
    await expectFieldError(fileField(page, 'boletines'), 'Debes seleccionar un archivo PDF')
  })

  test('shows a picture before it is published', async ({ page }) => {
    await openByAddress(page, gallery, 'create')
    await choose(page, 'galeria', await aPngFile('dibujo.png'))
    await expect(chosenFile(page, 'dibujo.png')).toBeVisible()
    const preview = page.getByRole('main').locator('form img')
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
    const look = page.getByRole('link', { name: 'Revisar' })
    await expect(look).toHaveAttribute('target', '_blank')
    expect(await preview.getAttribute('src')).toBe(await look.getAttribute('href'))
  })

  test('is possible by drag and drop; one that is dropped beside the field takes nothing of the form away', async ({
    page,
    records,
  }) => {
    const titulo = records.title('galeria')
    const { path, remove } = await storedFile('soltada.png', await aPng())
    await openByAddress(page, gallery, 'create')
    const typed = aRecord('galeria', titulo)
    await fillRecord(page, typed)
    await dropFromOutside(page.getByRole('heading', { level: 1 }), path)
    await dropFromOutside(field(page, 'Descripción'), path)
    await expect(chosenFile(page, 'soltada.png')).toHaveCount(0)
    await expectTyped(page, typed)
    await dropFromOutside(page.getByText('o arrástralo hasta aquí'), path)
    await expect(chosenFile(page, 'soltada.png')).toBeVisible()
    await submit(page, 'galeria', 'create')
    await acceptSuccess(page, 'galeria', 'create')
    expect(await recordsTitled('galeria', titulo)).toHaveLength(1)
    // Where nobody takes it, a browser opens what was dropped in a tab of its own.
    expect(page.context().pages()).toEqual([page])
    await remove()
  })

  test('of another kind by drag and drop is refused as any other', async ({ page }) => {
    await openByAddress(page, gallery, 'create')
    for (const file of await wrongFiles('galeria')) {
      await drop(fileField(page, 'galeria'), file)
      await expect(chosenFile(page, file.name)).toBeVisible()
      await expectFieldError(fileField(page, 'galeria'), MANAGERS.galeria.file.unsupported)
    }
  })

  test('that is moved away before it is sent: it is to be chosen again, and nothing else is lost', async ({
    page,
    records,
  }) => {
    const titulo = records.title('boletines')
    const { path, remove } = await storedFile('documento.pdf', await aPdf())
    await openByAddress(page, bulletins, 'create')
    const typed = aRecord('boletines', titulo)
    await fillRecord(page, typed)
    await fileField(page, 'boletines').setInputFiles(path)
    await expect(chosenFile(page, 'documento.pdf')).toBeVisible()
    await remove()
    const sent = countCalls(page, '/api/boletines/crear')
    await submit(page, 'boletines', 'create')
    await expectFieldError(
      fileField(page, 'boletines'),
      'No pudimos leer el archivo. Puede haber cambiado de lugar: elígelo otra vez.',
    )
    expect(sent()).toBe(0)
    await expectTyped(page, typed)
    await choose(page, 'boletines', await aGoodFile('boletines'))
    await submit(page, 'boletines', 'create')
    await acceptSuccess(page, 'boletines', 'create')
    expect(await recordsTitled('boletines', titulo)).toHaveLength(1)
  })

  test('is possible by keyboard alone', async ({ page }) => {
    const chooser = page.waitForEvent('filechooser')
    await openByAddress(page, bulletins, 'create')
    await field(page, 'Fecha de publicación').focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab')
        return fileField(page, 'boletines').evaluate((element) => element === document.activeElement)
      })
      .toBe(true)
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(await aGoodFile('boletines'))
    await expect(chosenFile(page, 'documento.pdf')).toBeVisible()
  })
})
