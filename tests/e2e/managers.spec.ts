import { expect, test } from '../support/e2e/content-records.ts'
import { type Desk, MANAGERS, openByAddress } from '../support/e2e/manager.ts'
import { testChanges } from '../support/e2e/manager-changes.ts'
import { testForm } from '../support/e2e/manager-forms.ts'
import { testList, testListed } from '../support/e2e/manager-lists.ts'
import { type ManagerRow, type Part, ROWS } from '../support/e2e/manager-rows.ts'
import { testFailures, testLeaving, testVanished } from '../support/e2e/manager-troubles.ts'
import { expectFieldError, field, fillRecord, submit } from '../support/e2e/record-form.ts'
import { PHONE } from '../support/e2e/staff-list.ts'

const EDITOR = 'editor'
const ADMIN = 'admin'

/** Who begins with a kind of record, and who takes turns. */
const desksOf = (kind: Desk['kind'], begins: Desk['role']): [Desk, Desk] => [
  { kind, role: begins },
  { kind, role: begins === ADMIN ? EDITOR : ADMIN },
]

/** A part of the journeys, on a phone where the row wants it. */
const onItsDevice = ({ onPhone }: ManagerRow, part: Part, define: () => void) =>
  test.describe(() => {
    if (onPhone.includes(part)) test.use({ viewport: PHONE })
    define()
  })

for (const row of ROWS) {
  const { kind, one, many, begins, server } = row
  const [here, there] = desksOf(kind, begins.pages)

  test.describe(`the list of ${many}, ${MANAGERS[kind].list}`, () => {
    testListed(row, [here, there])
    onItsDevice(row, 'list', () => testList(here))
  })
  test.describe(`a ${one}, by hand`, () => testChanges(row, desksOf(kind, begins.changes)))
  test.describe(`the form of a ${one}`, () => testForm(row, [here, there]))
  test.describe(`leaving the pages of a ${one}`, () => onItsDevice(row, 'leaving', () => testLeaving(here)))
  test.describe(`failures on the pages of a ${one}`, () =>
    onItsDevice(row, 'failures', () => testFailures(there, server)))
  test.describe(`a ${one} that somebody else deleted`, () => testVanished(here))
}

test.describe('the form of a bulletin', () => {
  const desk: Desk = { kind: 'boletines', role: EDITOR }

  test('says how long a title and a description may be', async ({ page }) => {
    await openByAddress(page, desk, 'create')
    await fillRecord(page, { Título: 'x'.repeat(151), Descripción: 'x'.repeat(1001) })
    await submit(page, 'boletines', 'create')
    await expectFieldError(field(page, 'Título'), 'Escribe como máximo 150 caracteres.')
    await expectFieldError(field(page, 'Descripción'), 'Escribe como máximo 1000 caracteres.')
  })

  test('is dated today in Ecuador until another day is chosen', async ({ page }) => {
    await openByAddress(page, desk, 'create')
    const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10)
    await expect(field(page, 'Fecha de publicación')).toHaveValue(today)
  })
})

test.describe('the form of a book', () => {
  test("offers the types 'Contable' and 'No Contable', and chooses none by itself", async ({ page }) => {
    await openByAddress(page, { kind: 'libros', role: ADMIN }, 'create')
    const types = page.getByRole('group', { name: 'Tipo' }).getByRole('radio')
    await expect(types).toHaveCount(2)
    for (const [index, name] of ['Contable', 'No Contable'].entries()) {
      await expect(types.nth(index)).toHaveAccessibleName(name)
      await expect(types.nth(index)).not.toBeChecked()
    }
  })
})
