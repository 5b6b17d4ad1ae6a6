import { ROL } from '@naf/contract'
import type { Page } from '@playwright/test'
import { grantRole } from '../../scripts/lib/grant-role.ts'
import { expect, recordInApi, recordsTitled, test } from '../support/e2e/content-records.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { actionPath, type Desk } from '../support/e2e/manager.ts'
import { type Person, registerThroughApi, returnAs } from '../support/e2e/people.ts'
import { confirmDeletion, field, fillNew, submit } from '../support/e2e/record-form.ts'
import { loginFor } from '../support/e2e/roles.ts'
import { firebase } from '../support/e2e/server-side.ts'
import { hasSession, nextSecond } from '../support/e2e/session.ts'

const ENDED = 'Tu sesión terminó. Ingresa de nuevo.'

const anEditor = () => registerThroughApi({ rol: ROL.EDITOR })

/** Somebody takes the editor's role away, in another browser. */
const demote = async ({ correo }: Person) => {
  await nextSecond()
  await grantRole(firebase, correo, ROL.USUARIO)
}

/** Told so, and led to the login, from which the way leads back. */
const expectEnded = async (page: Page, path: string) => {
  await expect(dialog(page)).toContainText(ENDED)
  await expect(page).toHaveURL(loginFor(path))
  expect(await hasSession(page)).toBe(false)
  await dialog(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect(dialog(page)).toBeHidden()
}

test.describe('an editor whose role was taken away meanwhile', () => {
  test('stores no new book: the session has ended', async ({ page, records, problems }) => {
    problems.allow(/status of 401/)
    const desk: Desk = { kind: 'libros', role: 'editor' }
    const person = await anEditor()
    const titulo = records.title('libros')
    await returnAs(page, person, actionPath(desk, 'create'))
    await fillNew(page, 'libros', titulo)
    await demote(person)
    await submit(page, 'libros', 'create')
    await expectEnded(page, actionPath(desk, 'create'))
    expect(await recordsTitled('libros', titulo)).toEqual([])
  })

  test('changes no bulletin: the session has ended', async ({ page, records, problems }) => {
    problems.allow(/status of 401/)
    const desk: Desk = { kind: 'boletines', role: 'editor' }
    const person = await anEditor()
    const record = await records.store('boletines')
    const path = actionPath(desk, 'edit', record.Id)
    await returnAs(page, person, path)
    await field(page, 'Título').fill(`${record.Titulo} cambiado`)
    await demote(person)
    await submit(page, 'boletines', 'edit')
    await expectEnded(page, path)
    expect(await recordInApi('boletines', record.Id)).toEqual(record)
  })

  test('deletes no picture: the session has ended', async ({ page, records, problems }) => {
    problems.allow(/status of 401/)
    const desk: Desk = { kind: 'galeria', role: 'editor' }
    const person = await anEditor()
    const record = await records.store('galeria')
    const path = actionPath(desk, 'delete', record.Id)
    await returnAs(page, person, path)
    await expect(page.getByRole('definition').filter({ hasText: record.Titulo })).toBeVisible()
    await demote(person)
    await submit(page, 'galeria', 'delete')
    await confirmDeletion(page)
    await expectEnded(page, path)
    expect(await recordInApi('galeria', record.Id)).toEqual(record)
  })
})

test('a session that was ended elsewhere stores no picture: the way leads to the login and, from there, back', async ({
  page,
  records,
  problems,
}) => {
  problems.allow(/status of 401/)
  const desk: Desk = { kind: 'galeria', role: 'editor' }
  const person = await anEditor()
  const titulo = records.title('galeria')
  await returnAs(page, person, actionPath(desk, 'create'))
  await fillNew(page, 'galeria', titulo)
  await nextSecond()
  await firebase.auth.revokeRefreshTokens(person.uid)
  await submit(page, 'galeria', 'create')
  await expectEnded(page, actionPath(desk, 'create'))
  expect(await recordsTitled('galeria', titulo)).toEqual([])
})
