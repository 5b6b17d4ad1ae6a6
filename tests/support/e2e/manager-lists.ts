import { expect, test } from './content-records.ts'
import { FAILURES, fail, hold } from './hold.ts'
import {
  actionCalls,
  type Desk,
  datum,
  listPath,
  MANAGERS,
  openManager,
  openManagerOn,
  THREE_TRIES,
} from './manager.ts'
import type { AnyRecord } from './manager-files.ts'
import type { ManagerRow } from './manager-rows.ts'
import { button, inputOf } from './record-form.ts'
import { DESKTOP, PHONE, rowOf, rows, searchField } from './staff-list.ts'

const ACTIONS = ['Editar', 'Eliminar']

/** What stands in the list of a kind: as a table for the first role, as cards for the second. */
export const testListed = ({ kind, file, listed }: ManagerRow, [here, there]: readonly [Desk, Desk]) => {
  const data = Object.entries(listed.data)
  const headings = Object.keys(listed.data)
  const textOf = (value: (typeof data)[number][1], record: AnyRecord) =>
    typeof value === 'string' ? value : value(record)

  test(`has the columns ${headings.map((heading) => `'${heading}'`).join(', ')} and 'Acciones'${file.inList}`, async ({
    page,
    records,
    problems,
  }) => {
    // The store of files has no icon, which the browser asks for by itself.
    problems.allow(/favicon\.ico/)
    await page.setViewportSize(DESKTOP)
    const sent = await listed.sample()
    const record = await records.store(kind, { changes: inputOf(listed.typed), file: sent.file })
    const row = await openManagerOn(page, here, record.Titulo)
    await expect(page.getByRole('columnheader')).toHaveText([...headings, 'Acciones'])
    for (const [heading, value] of data)
      await expect(await datum(page, record.Titulo, heading)).toContainText(textOf(value, record))
    for (const name of ACTIONS) await expect(row.getByRole('link', { name })).toBeVisible()
    await file.expectIn(row, record)
    await file.expectOpened(page, row, record, sent)
  })

  test('is one of cards on a phone, each with the same data and actions', async ({ page, records }) => {
    await page.setViewportSize(PHONE)
    const sent = await listed.sample()
    const record = await records.store(kind, { changes: inputOf(listed.typed), file: sent.file })
    const card = await openManagerOn(page, there, record.Titulo)
    await expect(page.getByRole('table')).toHaveCount(0)
    for (const [heading, value] of data) {
      const at = heading === 'Título' ? card.getByRole('heading') : await datum(page, record.Titulo, heading)
      await expect(at).toContainText(textOf(value, record))
    }
    await file.expectIn(card, record)
    for (const name of ACTIONS) await expect(card.getByRole('link', { name })).toBeVisible()
  })
}

/** What the lists of bulletins, books and pictures have in common. */
export const testList = (desk: Desk) => {
  const { kind } = desk
  const TEXT = MANAGERS[kind]
  const list = actionCalls(kind, 'list')

  test(`with nothing in it says '${TEXT.empty}' and leads to the form for the first one`, async ({
    page,
  }) => {
    await page.route(list, (route) => route.fulfill({ json: [] }))
    await openManager(page, desk)
    const main = page.getByRole('main')
    await expect(main.getByText(TEXT.empty, { exact: true })).toBeVisible()
    await main.getByRole('link', { name: TEXT.create.heading }).last().click()
    await expect(page).toHaveURL(`${listPath(desk)}/crear`)
    await expect(page.getByRole('heading', { level: 1, name: TEXT.create.heading })).toBeVisible()
  })

  test('says that it is on its way, and that it did not come; "Reintentar" brings it', async ({
    page,
    records,
    problems,
  }) => {
    problems.allow(/502.*\/ver/)
    const { Titulo } = await records.store(kind)
    const release = await hold(page, list)
    await openManager(page, desk, `?q=${records.mark}`)
    await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeAttached()
    await expect(page.getByText(TEXT.empty)).toHaveCount(0)
    release()
    await expect(rowOf(page, Titulo)).toBeVisible()

    const recover = await fail(page, list, FAILURES.html)
    await page.reload()
    await expect(page.getByRole('alert').getByText(TEXT.listFailed)).toBeVisible(THREE_TRIES)
    await expect(page.getByText(TEXT.empty)).toHaveCount(0)
    await recover()
    await button(page, 'Reintentar').click()
    await expect(rowOf(page, Titulo)).toBeVisible()
  })

  test('is searched without minding accents, and sorted; "back" from a record finds it as it was left', async ({
    page,
    records,
  }) => {
    await records.store(kind, { changes: { titulo: 'Zócalo' } })
    await records.store(kind, { changes: { titulo: 'Ñandú' } })
    await openManager(page, desk)
    await searchField(page).fill(`NANDU ${records.mark.toUpperCase()}`)
    await expect(rows(page)).toHaveCount(1)
    await expect(rowOf(page, 'Ñandú')).toBeVisible()

    await searchField(page).fill(records.mark)
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Título')
    const direction = page.getByRole('button', { name: /^(As|Des)cendente$/ })
    if ((await direction.textContent()) === 'Descendente') await direction.click()
    await expect(rows(page)).toContainText([/Ñandú/, /Zócalo/])
    await direction.click()
    await expect(rows(page)).toContainText([/Zócalo/, /Ñandú/])
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ q: records.mark, orden: '-titulo' })
    const state = page.url()

    await rowOf(page, 'Ñandú').getByRole('link', { name: 'Editar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: TEXT.edit.heading })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(state)
    await expect(searchField(page)).toHaveValue(records.mark)
    await expect(rows(page)).toContainText([/Zócalo/, /Ñandú/])
  })
}
