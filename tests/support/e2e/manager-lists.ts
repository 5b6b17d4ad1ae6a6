import { expect, test } from './content-records.ts'
import { FAILURES, fail, hold } from './hold.ts'
import { actionCalls, type Desk, listPath, MANAGERS, openManager, THREE_TRIES } from './manager.ts'
import { button } from './record-form.ts'
import { rowOf, rows, searchField } from './staff-list.ts'

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
