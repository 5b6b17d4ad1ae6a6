import type { Page } from '@playwright/test'
import { uniqueName } from '../support/api-as.ts'
import { dialog, expectError } from '../support/e2e/dialogs.ts'
import {
  deleteEnrolmentThroughApi,
  enrolmentInApi,
  openEnrolmentOf,
  searchEnrolments,
  test,
} from '../support/e2e/enrolments.ts'
import { FAILURES, fail } from '../support/e2e/hold.ts'
import { CONNECTION_LOST } from '../support/e2e/network.ts'
import { deleteButton, expectToast, QUESTION, rowOf, VIEWPORTS } from '../support/e2e/staff-list.ts'
import { expect } from '../support/e2e/test.ts'

const DELETE = '**/api/inscripciones/eliminar/*'

const confirm = (page: Page) => dialog(page, QUESTION).getByRole('button', { name: 'Sí, eliminar' }).click()

for (const [screen, viewport] of Object.entries(VIEWPORTS))
  test.describe(`deleting an enrolment on ${screen}`, () => {
    test.use({ viewport })

    for (const refusal of ['Cancelar', 'Escape'] as const)
      test(`asks '${QUESTION}' first, naming the student, with the focus on 'Cancelar'; ${refusal} deletes nothing`, async ({
        page,
        store,
      }) => {
        const [student] = await store({})
        await openEnrolmentOf(page, 'editor', student)
        const button = deleteButton(rowOf(page, student.nombre))
        await button.click()
        const question = dialog(page, QUESTION)
        await expect(question).toContainText(student.nombre)
        await expect(question).toContainText(student.idEspe)
        await expect(question.getByRole('button', { name: 'Sí, eliminar' })).toBeVisible()
        await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
        await page.keyboard.press(refusal === 'Escape' ? 'Escape' : 'Enter')
        await expect(question).toBeHidden()
        await expect(button).toBeFocused()
        await expect(rowOf(page, student.nombre)).toBeVisible()
        expect(await enrolmentInApi(student.id)).toMatchObject({ IdEspe: student.idEspe })
      })

    test('deletes that one and no other, and says so', async ({ page, store }) => {
      const apellidoMaterno = uniqueName('Dos')
      const [gone, stays] = await store({ apellidoMaterno }, { apellidoMaterno })
      await searchEnrolments(page, 'admin', apellidoMaterno)
      await deleteButton(rowOf(page, gone.nombre)).click()
      await confirm(page)
      await expectToast(page, 'Inscripción eliminada')
      await expect(rowOf(page, gone.nombre)).toHaveCount(0)
      await expect(deleteButton(rowOf(page, stays.nombre))).toBeFocused()
      expect(await enrolmentInApi(gone.id)).toBeUndefined()
      expect(await enrolmentInApi(stays.id)).toBeDefined()
    })

    test("says 'No se pudo eliminar' where the server fails, and it stays", async ({
      page,
      problems,
      store,
    }) => {
      problems.allow(/50[02].*inscripciones\/eliminar/)
      const [student] = await store({})
      await openEnrolmentOf(page, 'editor', student)
      const button = deleteButton(rowOf(page, student.nombre))
      for (const failure of Object.values(FAILURES)) {
        const recover = await fail(page, DELETE, failure)
        await button.click()
        await confirm(page)
        await expectError(page, 'No se pudo eliminar')
        await expect(button).toBeEnabled()
        expect(await enrolmentInApi(student.id)).toBeDefined()
        await recover()
      }
    })

    test("says 'No se pudo eliminar' where the connection is lost, and it stays", async ({
      page,
      context,
      problems,
      store,
    }) => {
      problems.allow(CONNECTION_LOST)
      const [student] = await store({})
      await openEnrolmentOf(page, 'editor', student)
      const button = deleteButton(rowOf(page, student.nombre))
      await button.click()
      await context.setOffline(true)
      await confirm(page)
      await expectError(page, 'No se pudo eliminar')
      await context.setOffline(false)
      await expect(button).toBeEnabled()
      expect(await enrolmentInApi(student.id)).toBeDefined()
      await button.click()
      await confirm(page)
      await expectToast(page, 'Inscripción eliminada')
      expect(await enrolmentInApi(student.id)).toBeUndefined()
    })

    test('says of one that somebody else has deleted meanwhile that it was gone, and takes it away', async ({
      page,
      problems,
      store,
    }) => {
      problems.allow(/404.*inscripciones\/eliminar/)
      const [student] = await store({})
      await openEnrolmentOf(page, 'editor', student)
      await deleteEnrolmentThroughApi(student.id)
      await deleteButton(rowOf(page, student.nombre)).click()
      await confirm(page)
      await expectError(page, 'La inscripción ya no existía')
      await expect(rowOf(page, student.nombre)).toHaveCount(0)
    })
  })
