import { api, ROL } from '@naf/contract'
import type { Page } from '@playwright/test'
import { call } from '../support/api-as.ts'
import { aUserToCreate, aUserUpdate } from '../support/builders.ts'
import { countCalls } from '../support/e2e/network.ts'
import { DEMO, type Person, returnAs } from '../support/e2e/people.ts'
import { dashboardOf, loginFor, ROLES, type Role } from '../support/e2e/roles.ts'
import { opens, portalApi } from '../support/e2e/server-side.ts'
import { expect } from '../support/e2e/test.ts'
import { aNewUser } from '../support/e2e/user-form.ts'
import { expectNobody, expectRecord, test } from '../support/e2e/users.ts'
import { signIn } from '../support/identity-client.ts'

/** Who reaches the users, by address and past the portal. */

const managing = ({ uid }: Person) => ['crear', `editar/${uid}`, `eliminar/${uid}`]
const looking = ({ uid }: Person) => ['', `ver/${uid}`]

/** Every one of those addresses, below whichever dashboard, leads to the own first page. */
const expectLedHome = async (page: Page, role: Role, dashboards: readonly Role[], screens: string[]) => {
  for (const dashboard of dashboards)
    for (const screen of screens) {
      const address = `${dashboardOf(dashboard)}/usuarios/${screen}`.replace(/\/$/, '')
      await test.step(address, async () => {
        await page.goto(address)
        await expect.soft(page).toHaveURL(`${dashboardOf(role)}/inicio`)
        await expect.soft(page.getByRole('heading', { level: 1, name: /^Hola, ./ })).toBeVisible()
      })
    }
}

/** The API refuses that token to create, to change and to delete, and everything is as it was. */
const expectMayNotManage = async (person: Person, token: string | undefined, status: number) => {
  const stranger = aNewUser()
  const params = { id: person.uid }
  const input = aUserUpdate(person.user, { ciudad: 'Loja', rol_id: '1' })
  const replies = [
    await call(portalApi, api.users.create, { input: aUserToCreate({ ...stranger, rol_id: '1' }), token }),
    await call(portalApi, api.users.update, { params, input, token }),
    await call(portalApi, api.users.delete, { params, token }),
  ]
  expect(replies.map((reply) => reply.status)).toEqual([status, status, status])
  await expectRecord(person)
  expect(await opens(person.correo, person.password)).toBe(true)
  await expectNobody(stranger)
}

const tokenOf = async ({ correo, password }: Person) => (await signIn(correo, password)).token

test.describe('an editor', () => {
  test('who opens the forms by their address is led to the own first page', async ({ page, newPerson }) => {
    const person = await newPerson()
    await returnAs(page, DEMO.editor)
    await expectLedHome(page, 'editor', ['editor', 'admin'], managing(person))
    await expectRecord(person)
  })

  test('who follows a link of an administrator sees the same in the own dashboard', async ({
    page,
    newPerson,
  }) => {
    const person = await newPerson()
    await returnAs(page, DEMO.editor)
    for (const screen of [`usuarios?q=${person.user.Apellido}`, `usuarios/ver/${person.uid}`]) {
      await page.goto(`${dashboardOf('admin')}/${screen}`)
      await expect(page).toHaveURL(`${dashboardOf('editor')}/${screen}`)
      await expect(page.getByRole('main').getByText(person.user.Apellido).first()).toBeVisible()
    }
  })

  test('is refused by the API, too (403), and nobody is created, changed or deleted', async ({
    newPerson,
  }) => {
    const editor = await newPerson({ rol: ROL.EDITOR })
    await expectMayNotManage(await newPerson(), await tokenOf(editor), 403)
  })
})

test.describe('a taxpayer', () => {
  test('never sees any of it: every address leads to the own first page, which asks for no list', async ({
    page,
    newPerson,
  }) => {
    const person = await newPerson()
    const calls = countCalls(page, '/api/users')
    await returnAs(page, DEMO.usuario)
    await expectLedHome(page, 'usuario', ROLES, looking(person))
    await expectLedHome(page, 'usuario', ['usuario', 'admin'], managing(person))
    expect(calls()).toBe(0)
    await expect(page.getByText(person.user.Apellido)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Gestión de Usuarios' })).toHaveCount(0)
  })

  test('is given no list and nobody else by the API (403), and can change nobody', async ({ newPerson }) => {
    const taxpayer = await newPerson()
    const person = await newPerson()
    const token = await tokenOf(taxpayer)
    const list = await call(portalApi, api.users.list, { token })
    const other = await call(portalApi, api.users.read, { params: { uid: person.uid }, token })
    const rol = await call(portalApi, api.users.readRol, { params: { uid: person.uid }, token })
    for (const { status, body } of [list, other, rol]) {
      expect(status).toBe(403)
      expect(Object.keys(body).sort()).toEqual(['code', 'error'])
    }
    await expectMayNotManage(person, token, 403)
  })
})

test.describe('a visitor', () => {
  test('is led to the login, and given nothing by the API (401)', async ({ page, newPerson }) => {
    const person = await newPerson()
    for (const screen of [...looking(person), ...managing(person)]) {
      const address = `${dashboardOf('admin')}/usuarios/${screen}`.replace(/\/$/, '')
      await page.goto(address)
      await expect(page).toHaveURL(loginFor(address))
    }
    expect((await call(portalApi, api.users.list, {})).status).toBe(401)
    await expectMayNotManage(person, undefined, 401)
  })
})
