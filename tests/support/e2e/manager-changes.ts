import { expect, recordInApi, recordsTitled, test } from './content-records.ts'
import { dialog } from './dialogs.ts'
import { hold } from './hold.ts'
import { actionCalls, type Desk, listPath, MANAGERS, openFromList, openManager } from './manager.ts'
import { rutaOf } from './manager-files.ts'
import type { ManagerRow } from './manager-rows.ts'
import {
  acceptSuccess,
  choose,
  confirmDeletion,
  expectBackInList,
  expectTyped,
  fillRecord,
  inputOf,
  storedOf,
  submit,
} from './record-form.ts'
import { PHONE, rowOf, searchField } from './staff-list.ts'
import { holdNextAnswer } from './uploads.ts'

/** A record is made by the first role and changed by the second, and what each of them does is found by everybody. */
export const testChanges = (row: ManagerRow, [here, there]: readonly [Desk, Desk]) => {
  const { kind, file, created, changed, deleted, reader, onPhone } = row
  const TEXT = MANAGERS[kind]

  test(`is created behind '${TEXT.create.waiting}', then '${TEXT.create.done}', and stands in the list and ${reader.where}`, async ({
    page,
    records,
    browser,
  }) => {
    const titulo = records.title(kind, created.typed.Título)
    await openManager(page, here, `?orden=${created.order}`)
    await page.getByRole('main').getByRole('link', { name: TEXT.create.heading }).click()
    await fillRecord(page, { ...created.typed, Título: `  ${titulo} ` })
    const sent = await created.sample()
    await choose(page, kind, sent.chosen)
    const answer = await holdNextAnswer(page, actionCalls(kind, 'create'))
    await submit(page, kind, 'create')
    await answer.answered
    await expect(dialog(page, TEXT.create.waiting)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, TEXT.create.waiting)).toBeVisible()
    await answer.giveOn()
    await acceptSuccess(page, kind, 'create')
    await expect(page).toHaveURL(`${listPath(here)}?orden=${created.order}`)
    await searchField(page).fill(titulo)
    await expect(rowOf(page, titulo)).toContainText(created.inRow)

    const [record, ...more] = await recordsTitled(kind, titulo)
    if (!record) throw new Error(`${titulo} is not stored`)
    expect(more).toEqual([])
    expect(record).toMatchObject({
      ...storedOf({ ...created.typed, Título: titulo }),
      ...sent.stored,
      Username: here.role,
    })
    await file.expectIn(rowOf(page, titulo), record)
    const other = await reader.open(browser, titulo)
    const card = reader.card(other, titulo)
    for (const text of created.onCard) await expect(card).toContainText(text)
    await file.expectPublished(card, record)
    await other.close()
  })

  test(`is changed without a file behind '${TEXT.edit.waiting}', then '${TEXT.edit.done}': the ${file.word} stays the same`, async ({
    page,
    records,
  }) => {
    if (onPhone.includes('change')) await page.setViewportSize(PHONE)
    const record = await records.store(kind, { changes: inputOf(changed.before) })
    const { Id, Titulo } = record
    await openFromList(page, there, 'edit', Titulo)
    await expectTyped(page, { Título: Titulo, ...changed.before })
    await file.expectCurrent(page, record)
    const after = { Título: `Nuevo: ${Titulo}`, ...changed.after }
    await fillRecord(page, after)
    const release = await hold(page, actionCalls(kind, 'edit'))
    await submit(page, kind, 'edit')
    await expect(dialog(page, TEXT.edit.waiting)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page, TEXT.edit.waiting)).toBeVisible()
    release()
    await acceptSuccess(page, kind, 'edit')
    await expectBackInList(page, there, Titulo)
    await expect(rowOf(page, after.Título)).toContainText(changed.inRow)
    const edited = await recordInApi(kind, Id)
    expect(edited).toMatchObject(storedOf(after))
    expect(edited && rutaOf(edited)).toBe(rutaOf(record))
  })

  test(`is changed with another ${file.word}, which takes the place of the old one`, async ({
    page,
    records,
  }) => {
    if (onPhone.includes('replace')) await page.setViewportSize(PHONE)
    const record = await records.store(kind)
    await openFromList(page, here, 'edit', record.Titulo)
    const sent = await row.replacement()
    await choose(page, kind, sent.chosen)
    await submit(page, kind, 'edit')
    await acceptSuccess(page, kind, 'edit')
    await expectBackInList(page, here, record.Titulo)
    await expect(rowOf(page, record.Titulo)).toContainText(sent.shown)
    const edited = await recordInApi(kind, record.Id)
    if (!edited) throw new Error(`${record.Titulo} is not stored any more`)
    expect(edited).toMatchObject({ Titulo: record.Titulo, ...sent.stored })
    expect(rutaOf(edited)).not.toBe(rutaOf(record))
    await file.expectIn(rowOf(page, record.Titulo), edited)
    await file.expectServed(page, edited, sent)
  })

  test(`is deleted behind '${TEXT.delete.waiting}', then '${TEXT.delete.done}', and nobody finds it any more`, async ({
    page,
    records,
    browser,
  }) => {
    if (onPhone.includes('delete')) await page.setViewportSize(PHONE)
    const record = await records.store(kind, { changes: inputOf(deleted.typed) })
    const { Id, Titulo } = record
    await openFromList(page, there, 'delete', Titulo)
    const main = page.getByRole('main')
    for (const fact of [Titulo, ...deleted.facts, 'Daniela Chiluisa (admin)'])
      await expect(main.getByRole('definition').filter({ hasText: fact })).toBeVisible()
    await file.expectIn(main, record)
    const release = await hold(page, actionCalls(kind, 'delete'))
    await submit(page, kind, 'delete')
    await confirmDeletion(page)
    await expect(dialog(page, TEXT.delete.waiting)).toBeVisible()
    release()
    await acceptSuccess(page, kind, 'delete')
    await expectBackInList(page, there, Titulo)
    await expect(rowOf(page, Titulo)).toHaveCount(0)
    expect(await recordInApi(kind, Id)).toBeUndefined()
    const other = await reader.open(browser, Titulo)
    if (reader.nothing) await expect(other.getByText(reader.nothing).last()).toBeVisible()
    await expect(reader.card(other, Titulo)).toHaveCount(0)
    await other.close()
  })
}
