import type { Page } from '@playwright/test'
import { Timestamp } from 'firebase-admin/firestore'
import { expectAccessible } from '../support/e2e/axe.ts'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { FAILURES, fail, WAITS } from '../support/e2e/hold.ts'
import { allRequests, deleteAllThroughApi, storeRequest, storeRequests } from '../support/e2e/requests.ts'
import {
  DESKTOP,
  expectToast,
  fromMore,
  openList,
  PHONE,
  QUESTION,
  rowOf,
  rows,
} from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

// These tests delete everybody's requests: they run after all others, one after the other.
test.describe.configure({ mode: 'serial' })

const DONE = { realizada: true, fechaRealizacion: Timestamp.now() }

const deleteDone = (page: Page) => fromMore(page, 'Eliminar realizadas')
const deleteAll = (page: Page) => fromMore(page, 'Eliminar todas')

/** What is destroyed has to be typed. */
const typeCount = async (page: Page, count: number) =>
  page.getByRole('textbox', { name: `Para confirmar, escribe ${count}` }).fill(String(count))

const confirm = (page: Page) => dialog(page, QUESTION).getByRole('button', { name: 'Sí, eliminar' }).click()

/** The question stands on 'Cancelar', and neither that nor Escape deletes anything. */
const expectWayBack = async (page: Page, ask: () => Promise<void>) => {
  const before = await allRequests()
  for (const key of ['Enter', 'Escape']) {
    await ask()
    const question = dialog(page, QUESTION)
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await page.keyboard.press(key)
    await expect(question).toBeHidden()
  }
  expect(await allRequests()).toEqual(before)
}

const expectNotice = async (page: Page, text: string) => {
  await dialog(page, text).getByRole('button', { name: 'Aceptar' }).click()
  await expect(dialog(page)).toBeHidden()
}

for (const [screen, viewport] of Object.entries({ 'a desktop': DESKTOP, 'a phone': PHONE }))
  test.describe(`staff on ${screen}`, () => {
    test.use({ viewport })

    test('deletes what is done, after being asked, and keeps what is pending', async ({ page }) => {
      const [pending] = await storeRequests({}, DONE, DONE)
      if (!pending) throw new Error('three were to be stored')
      const before = await allRequests()
      const done = before.filter(({ Realizada }) => Realizada).length
      await openList(page, 'editor')
      await expectWayBack(page, () => deleteDone(page))
      await deleteDone(page)
      await expect(dialog(page, QUESTION)).toContainText(`${done} asesorías`)
      await confirm(page)
      await expectToast(page, `Se eliminaron ${done} asesorías`)
      await expect(page.getByRole('main').getByRole('button', { name: /^Realizada / })).toHaveCount(0)
      await expect(rowOf(page, pending.nombre)).toBeVisible()
      expect(await allRequests()).toEqual(before.filter(({ Realizada }) => !Realizada))

      await deleteDone(page)
      await expectNotice(page, 'No hay asesorías marcadas como realizadas para eliminar.')
    })

    for (const [kind, failure] of Object.entries(FAILURES))
      test(`loses nothing where the server fails to delete (${kind})`, async ({ page, problems }) => {
        problems.allow(/50[02].*asesorias\/eliminar/)
        await storeRequests({}, DONE)
        const before = await allRequests()
        await openList(page, 'editor')
        await fail(page, WAITS.bulk, failure)
        for (const ask of [deleteDone, deleteAll]) {
          await ask(page)
          if (ask === deleteAll) await typeCount(page, before.length)
          await confirm(page)
          await expectError(page, 'No se pudo eliminar')
          await expect(rows(page)).not.toHaveCount(0)
        }
        expect(await allRequests()).toEqual(before)
      })

    test('deletes all, after being told that it is for good, and then has nothing to delete', async ({
      page,
    }) => {
      await storeRequests({}, DONE)
      const { length } = await allRequests()
      await openList(page, 'admin')
      await expectWayBack(page, () => deleteAll(page))
      await deleteAll(page)
      await expect(dialog(page, QUESTION)).toContainText(`las ${length} asesorías`)
      await expect(dialog(page, QUESTION)).toContainText('irreversible')
      await typeCount(page, length)
      await confirm(page)
      await expectToast(page, `Se eliminaron ${length} asesorías`)
      await expect(page.getByText('No hay asesorías solicitadas.')).toBeVisible()
      expect(await allRequests()).toEqual([])

      await deleteAll(page)
      await expectNotice(page, 'No hay asesorías para eliminar.')
      await deleteDone(page)
      await expectNotice(page, 'No hay asesorías marcadas como realizadas para eliminar.')
      await page.reload()
      await expect(page.getByText('No hay asesorías solicitadas.')).toBeVisible()
      await expectAccessible(page, 'an empty list')
    })

    test('is told so where somebody else was quicker', async ({ page, problems }) => {
      problems.allow(/404.*asesorias\/eliminar/)
      const requests = [await storeRequest(), await storeRequest(DONE)]
      await openList(page, 'editor')
      await expect(rows(page)).toHaveCount(requests.length)
      await deleteAllThroughApi()
      await deleteAll(page)
      await typeCount(page, requests.length)
      await confirm(page)
      await expectNotice(page, 'No hay asesorías para eliminar.')
      await expect(page.getByText('No hay asesorías solicitadas.')).toBeVisible()
    })
  })
