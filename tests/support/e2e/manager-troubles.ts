import { deleteRecord, expect, recordInApi, recordsTitled, test } from './content-records.ts'
import { dialog, expectError } from './dialogs.ts'
import { leave } from './drafts.ts'
import { FAILURES, fail, hold } from './hold.ts'
import {
  actionCalls,
  actionPath,
  type Desk,
  expectList,
  listPath,
  MANAGERS,
  openByAddress,
  openFromList,
  openManager,
  THREE_TRIES,
} from './manager.ts'
import {
  acceptSuccess,
  button,
  chosenFile,
  confirmDeletion,
  expectBackInList,
  expectTyped,
  field,
  fillNew,
  fillRecord,
  submit,
} from './record-form.ts'
import { bringSession } from './roles.ts'

/** How the pages of bulletins, books and pictures are left without a change. */
export const testLeaving = (desk: Desk) => {
  const { kind } = desk
  const TEXT = MANAGERS[kind]

  test('"Cancelar" on the form of a new one stores nothing and shows the list as it was left', async ({
    page,
    records,
  }) => {
    const titulo = records.title(kind)
    await openManager(page, desk, '?orden=titulo')
    await page.getByRole('main').getByRole('link', { name: TEXT.create.heading }).click()
    await fillNew(page, kind, titulo)
    await button(page, 'Cancelar').click()
    await leave(page, 'lost')
    await expect(page).toHaveURL(`${listPath(desk)}?orden=titulo`)
    await expectList(page, kind)
    expect(await recordsTitled(kind, titulo)).toEqual([])
  })

  test('"Cancelar" on the form of a change changes nothing and shows the list as it was left', async ({
    page,
    records,
  }) => {
    const record = await records.store(kind)
    await openFromList(page, desk, 'edit', record.Titulo)
    await fillNew(page, kind, `${record.Titulo} cambiada`)
    await button(page, 'Cancelar').click()
    await leave(page, 'lost')
    await expectBackInList(page, desk, record.Titulo)
    expect(await recordInApi(kind, record.Id)).toEqual(record)
  })

  test("'¿Estás seguro?' is asked before deleting; 'Cancelar' there, Escape, and 'Cancelar' on the page delete nothing", async ({
    page,
    records,
  }) => {
    const record = await records.store(kind)
    await openFromList(page, desk, 'delete', record.Titulo)
    const question = dialog(page, '¿Estás seguro?')
    await submit(page, kind, 'delete')
    await expect(question).toContainText(record.Titulo)
    await expect(question.getByRole('button', { name: 'Sí, eliminar' })).toBeVisible()
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(question).toBeHidden()
    await submit(page, kind, 'delete')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: TEXT.delete.heading })).toBeVisible()
    await button(page, 'Cancelar').click()
    await expectBackInList(page, desk, record.Titulo)
    expect(await recordInApi(kind, record.Id)).toEqual(record)
  })

  test('a page opened by its address has no page before it: it leads to the list, changed or not', async ({
    page,
    records,
  }) => {
    const { Id, Titulo } = await records.store(kind)
    await openByAddress(page, desk, 'edit', Id)
    await button(page, 'Cancelar').click()
    await expectBackInList(page, desk)
    await page.goto(actionPath(desk, 'edit', Id))
    const titulo = `${Titulo} cambiada`
    await field(page, 'Título').fill(titulo)
    await submit(page, kind, 'edit')
    await acceptSuccess(page, kind, 'edit')
    await expectBackInList(page, desk)
    await page.goto(actionPath(desk, 'delete', Id))
    await submit(page, kind, 'delete')
    await confirmDeletion(page)
    await acceptSuccess(page, kind, 'delete')
    await expectBackInList(page, desk)
    expect(await recordInApi(kind, Id)).toBeUndefined()
  })
}

/** What is said where the server fails, and that nothing is lost by it. */
export const testFailures = (desk: Desk, server: keyof typeof FAILURES) => {
  const { kind } = desk
  const TEXT = MANAGERS[kind]

  const failure = FAILURES[server]

  test(`where the server fails (${failure.status}): '${TEXT.create.failed}', all typed is kept, and sending again stores it`, async ({
    page,
    records,
    problems,
  }) => {
    problems.allow(/50[02].*\/crear/)
    const titulo = records.title(kind)
    await openByAddress(page, desk, 'create')
    const typed = await fillNew(page, kind, titulo)
    const recover = await fail(page, actionCalls(kind, 'create'), failure)
    await submit(page, kind, 'create')
    await expectError(page, TEXT.create.failed)
    await expectTyped(page, typed)
    await expect(chosenFile(page, kind === 'galeria' ? 'foto.jpg' : 'documento.pdf')).toBeVisible()
    expect(await recordsTitled(kind, titulo)).toEqual([])
    await recover()
    await submit(page, kind, 'create')
    await acceptSuccess(page, kind, 'create')
    expect(await recordsTitled(kind, titulo)).toHaveLength(1)
  })

  test(`where the server fails (${failure.status}): '${TEXT.edit.failed}', the record is unchanged and all typed is kept`, async ({
    page,
    records,
    problems,
  }) => {
    problems.allow(/50[02].*\/editar/)
    const record = await records.store(kind)
    await openFromList(page, desk, 'edit', record.Titulo)
    const typed = await fillNew(page, kind, `${record.Titulo} cambiada`)
    await fail(page, actionCalls(kind, 'edit'), failure)
    await submit(page, kind, 'edit')
    await expectError(page, TEXT.edit.failed)
    await expectTyped(page, typed)
    expect(await recordInApi(kind, record.Id)).toEqual(record)
  })

  test(`where the server fails (${failure.status}): '${TEXT.delete.failed}', and the record stays`, async ({
    page,
    records,
    problems,
  }) => {
    problems.allow(/50[02].*\/eliminar/)
    const record = await records.store(kind)
    await openFromList(page, desk, 'delete', record.Titulo)
    const recover = await fail(page, actionCalls(kind, 'delete'), failure)
    await submit(page, kind, 'delete')
    await confirmDeletion(page)
    await expectError(page, TEXT.delete.failed)
    await expect(page.getByRole('heading', { level: 1, name: TEXT.delete.heading })).toBeVisible()
    expect(await recordInApi(kind, record.Id)).toEqual(record)
    await recover()
    await submit(page, kind, 'delete')
    await confirmDeletion(page)
    await acceptSuccess(page, kind, 'delete')
    await expectBackInList(page, desk, record.Titulo)
    expect(await recordInApi(kind, record.Id)).toBeUndefined()
  })

  test(`the pages say '${TEXT.loading}' while the list is on its way, and '${TEXT.loadFailed}' where it does not come`, async ({
    page,
    records,
    problems,
  }) => {
    problems.allow(/50[02].*\/ver/)
    const { Id, Titulo } = await records.store(kind)
    const shown = {
      edit: () => expect(field(page, 'Título')).toHaveValue(Titulo),
      delete: () => expect(page.getByRole('definition').filter({ hasText: Titulo })).toBeVisible(),
    }
    await bringSession(page, desk.role)
    for (const action of ['edit', 'delete'] as const) {
      const recover = await fail(page, actionCalls(kind, 'list'), failure)
      await page.goto(actionPath(desk, action, Id))
      await expect(dialog(page, '❌ Error')).toBeVisible(THREE_TRIES)
      await expectError(page, TEXT.loadFailed)
      await expect(page.getByRole('heading', { level: 1, name: TEXT[action].heading })).toBeVisible()
      await expect(page.getByRole('alert')).toContainText(TEXT.loadFailed)
      await expect(button(page, TEXT[action].submit)).toHaveCount(0)
      await recover()
      await button(page, 'Reintentar').click()
      await shown[action]()

      const release = await hold(page, actionCalls(kind, 'list'))
      await page.reload()
      await expect(page.getByText(TEXT.loading, { exact: true })).toBeVisible()
      release()
      await shown[action]()
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
}

/** What is said of a record that somebody else has deleted meanwhile. */
export const testVanished = (desk: Desk) => {
  const { kind } = desk
  const TEXT = MANAGERS[kind]

  test(`before its page is opened: '${TEXT.loadFailed}', and a way back to the list`, async ({ page }) => {
    for (const action of ['edit', 'delete'] as const) {
      await bringSession(page, desk.role)
      await page.goto(actionPath(desk, action, 'no-existe'))
      await expectError(page, TEXT.loadFailed)
      await expect(page.getByRole('alert')).toContainText(TEXT.loadFailed)
      await expect(button(page, TEXT[action].submit)).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: 'Volver a la lista' }).click()
      await expectBackInList(page, desk)
    }
  })

  test(`while the form is open: '${TEXT.edit.failed}', and what was typed is still there`, async ({
    page,
    records,
    problems,
  }) => {
    problems.allow(/404.*\/editar/)
    const { Id, Titulo } = await records.store(kind)
    await openFromList(page, desk, 'edit', Titulo)
    const typed = { Título: `${Titulo} cambiada`, Descripción: 'Un texto largo que nadie quiere perder.' }
    await fillRecord(page, typed)
    await deleteRecord(kind, Id)
    await submit(page, kind, 'edit')
    await expectError(page, TEXT.edit.failed)
    await expectTyped(page, typed)
    expect(await recordsTitled(kind, typed.Título)).toEqual([])
  })

  test(`while it is to be deleted: '${TEXT.delete.failed}', and the list without it`, async ({
    page,
    records,
    problems,
  }) => {
    problems.allow(/404.*\/eliminar/)
    const { Id, Titulo } = await records.store(kind)
    await openFromList(page, desk, 'delete', Titulo)
    await deleteRecord(kind, Id)
    await submit(page, kind, 'delete')
    await confirmDeletion(page)
    await expectError(page, TEXT.delete.failed)
    await expectBackInList(page, desk, Titulo)
    await expect(page.getByText('Ningún resultado').last()).toBeVisible()
  })
}
