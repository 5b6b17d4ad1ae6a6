import { dialog, expectError } from '../support/e2e/dialogs.ts'
import { FAILURES, fail, hold, WAITS } from '../support/e2e/hold.ts'
import {
  aName,
  deleteThroughApi,
  requestInApi,
  storeRequest,
  storeRequests,
} from '../support/e2e/requests.ts'
import {
  deleteButton,
  markButton,
  openList,
  openListOf,
  QUESTION,
  rowOf,
  VIEWPORTS,
} from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

for (const [screen, viewport] of Object.entries(VIEWPORTS))
  test.describe(`staff on ${screen}, when the server fails or is slow or somebody else was quicker`, () => {
    test.use({ viewport })

    test('is told that a request somebody else deleted is not there any more', async ({ page, problems }) => {
      problems.allow(/404.*asesorias\/eliminar/)
      const { id, nombre } = await storeRequest()
      await openListOf(page, 'editor', nombre)
      await deleteThroughApi(id)
      await deleteButton(rowOf(page, nombre)).click()
      await dialog(page, QUESTION).getByRole('button', { name: 'Sí, eliminar' }).click()
      await expectError(page, 'No se pudo encontrar la asesoría')
      await expect(rowOf(page, nombre)).toHaveCount(0)
    })

    test('is told so where it was to be marked, too', async ({ page, problems }) => {
      problems.allow(/404.*asesorias\/marcar/)
      const { id, nombre } = await storeRequest()
      await openListOf(page, 'editor', nombre)
      await deleteThroughApi(id)
      await markButton(rowOf(page, nombre)).click()
      await expectError(page, 'No se pudo encontrar la asesoría')
      await expect(rowOf(page, nombre)).toHaveCount(0)
    })

    for (const [kind, failure] of Object.entries(FAILURES))
      test(`loses no request where the server fails (${kind})`, async ({ page, problems }) => {
        problems.allow(/50[02].*asesorias/)
        const { id, nombre } = await storeRequest()
        const recover = await fail(page, WAITS.list, failure)
        await openList(page, 'editor', `?q=${encodeURIComponent(nombre)}`)
        await expectError(page, 'Error al obtener asesorías')
        await expect(page.getByRole('alert').getByText('Error al obtener asesorías')).toBeVisible()
        await recover()
        await page.getByRole('button', { name: 'Reintentar' }).click()
        const row = rowOf(page, nombre)
        await expect(row).toBeVisible()

        await test.step('marking', async () => {
          await fail(page, WAITS.mark, failure)
          await markButton(row).click()
          await expectError(page, 'No se pudo marcar como realizada')
          await expect(markButton(row)).toBeEnabled()
          expect(await requestInApi(id)).toMatchObject({ Realizada: false })
        })

        await test.step('deleting', async () => {
          await fail(page, WAITS.delete, failure)
          await deleteButton(row).click()
          await dialog(page, QUESTION).getByRole('button', { name: 'Sí, eliminar' }).click()
          await expectError(page, 'No se pudo eliminar')
          await expect(row).toBeVisible()
          expect(await requestInApi(id)).toBeDefined()
        })
      })

    test('sees that the list is on its way', async ({ page }) => {
      const { nombre } = await storeRequest()
      const release = await hold(page, WAITS.list)
      await openList(page, 'editor', `?q=${encodeURIComponent(nombre)}`)
      await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeAttached()
      release()
      await expect(rowOf(page, nombre)).toBeVisible()
    })

    test('keeps the question that is open when an earlier mark is confirmed', async ({ page }) => {
      const ciudad = aName('Ciudad')
      const [marked, asked] = await storeRequests({ ciudad }, { ciudad })
      if (!marked || !asked) throw new Error('two were to be stored')
      await openList(page, 'editor', `?q=${encodeURIComponent(ciudad)}`)
      const release = await hold(page, WAITS.mark)
      await markButton(rowOf(page, marked.nombre)).click()
      await deleteButton(rowOf(page, asked.nombre)).click()
      const question = dialog(page, QUESTION)
      await expect(question).toContainText(asked.nombre)
      const answer = page.waitForResponse(WAITS.mark)
      release()
      await (await answer).finished()
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))))
      await expect(question).toBeVisible()
      await question.getByRole('button', { name: 'Sí, eliminar' }).click()
      await expect(rowOf(page, asked.nombre)).toHaveCount(0)
      expect(await requestInApi(asked.id)).toBeUndefined()
      expect(await requestInApi(marked.id)).toMatchObject({ Realizada: true })
    })
  })
