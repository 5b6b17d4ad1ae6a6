import { expect, recordInApi, test } from './content-records.ts'
import { dialog } from './dialogs.ts'
import { type Desk, MANAGERS, openByAddress, openFromList } from './manager.ts'
import type { ManagerRow } from './manager-rows.ts'
import {
  expectFieldError,
  expectSummary,
  type Field,
  field,
  fileField,
  fillRecord,
  submit,
} from './record-form.ts'

/** What the form of a kind asks for, of the first role in a change and of the second for a new record. */
export const testForm = ({ kind, file, required }: ManagerRow, [here, there]: readonly [Desk, Desk]) => {
  const { missing } = MANAGERS[kind].file
  const messages = Object.entries(required) as [Field, string][]
  const texts = messages.filter(([name]) => name !== 'Tipo')
  const blank = (name: Field) => (name === 'Fecha de publicación' ? '' : ' ')

  test('names everything that is missing, and stores nothing', async ({ page }) => {
    await openByAddress(page, there, 'create')
    if (required['Fecha de publicación']) await field(page, 'Fecha de publicación').fill('')
    await submit(page, kind, 'create')
    await expectSummary(page, [...Object.values(required), missing])
    for (const [name, message] of messages) {
      const radio = page.getByRole('radio', { name: 'No Contable' })
      await expectFieldError(name === 'Tipo' ? radio : field(page, name), message)
    }
    await expectFieldError(fileField(page, kind), missing)
    await expect(dialog(page)).toBeHidden()
  })

  test(`takes no change that leaves something out, and keeps the ${file.word} unless another is chosen`, async ({
    page,
    records,
  }) => {
    const record = await records.store(kind)
    await openFromList(page, here, 'edit', record.Titulo)
    await fillRecord(page, Object.fromEntries(texts.map(([name]) => [name, blank(name)])))
    await submit(page, kind, 'edit')
    await expectSummary(
      page,
      texts.map(([, message]) => message),
    )
    await expect(fileField(page, kind)).not.toHaveAttribute('aria-invalid')
    expect(await recordInApi(kind, record.Id)).toEqual(record)
  })
}
