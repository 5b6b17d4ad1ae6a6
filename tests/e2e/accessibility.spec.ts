import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/e2e/axe.ts'
import { dialog } from '../support/e2e/dialogs.ts'
import { FAILURES, fail, hold, WAITS } from '../support/e2e/hold.ts'
import { openLogin, sendLogin } from '../support/e2e/people.ts'
import { storeRequest, storeRequests } from '../support/e2e/requests.ts'
import { bringSession } from '../support/e2e/roles.ts'
import { openReset, SCREENS, show } from '../support/e2e/screens.ts'
import { DESKTOP, deleteButton, openList, openListOf, PHONE, rowOf, rows } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const expectAccessibleEverywhere = async (page: Page, state: string) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, state)
  }
}

/** An editor's screens are an administrator's, drawn by the same code. */
const DIFFERENT_SCREENS = SCREENS.filter(({ name }) => !name.startsWith('/dashboard-editor'))

for (const screen of DIFFERENT_SCREENS)
  test(`axe finds nothing on ${screen.name}`, async ({ page }) => {
    await show(page, screen)
    await expectAccessibleEverywhere(page, screen.name)
  })

interface State {
  name: string
  reach: (page: Page) => Promise<void>
  /** What the browser complains of on the way. */
  complaint?: RegExp
  /** Only there at this width. */
  viewport?: typeof PHONE
}

const STATES: State[] = [
  {
    name: 'the offer to register',
    reach: async (page) => {
      await page.goto('/servicios')
      await expect(dialog(page, '¿Deseas una atención más personalizada?')).toBeVisible()
    },
  },
  {
    name: 'the advisory form with errors',
    reach: async (page) => {
      await bringSession(page, 'usuario')
      await page.goto('/dashboard-usuario/servicios')
      await page.getByLabel('Nombre', { exact: true }).fill('')
      await page.getByRole('button', { name: 'Enviar solicitud' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
    },
  },
  {
    name: "the advisory form with 'Otro'",
    reach: async (page) => {
      await bringSession(page, 'usuario')
      await page.goto('/dashboard-usuario/servicios')
      await page.getByLabel('Tipo de Contribuyente').selectOption('Otro')
      await page.getByLabel('Medio de contacto').selectOption('Otro')
      await expect(page.getByLabel('Especifique')).toHaveCount(2)
    },
  },
  {
    name: 'the registration with errors',
    reach: async (page) => {
      await page.goto('/register')
      await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
    },
  },
  {
    name: 'the login with errors',
    reach: async (page) => {
      await openLogin(page)
      await page.getByRole('button', { name: 'Ingresar' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
    },
  },
  {
    name: 'the reset with errors',
    reach: async (page) => {
      await openReset(page)
      await page.getByRole('button', { name: 'Enviar enlace' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
    },
  },
  {
    name: "the dialog '❌ Error'",
    complaint: /401.*users\/login/,
    reach: async (page) => {
      await openLogin(page)
      await sendLogin(page, 'nadie-de-nadie', 'equivocada')
      await expect(dialog(page, '❌ Error')).toContainText('Usuario o contraseña incorrectos.')
    },
  },
  {
    name: 'the splash of the login',
    reach: async (page) => {
      await hold(page, WAITS.login)
      await openLogin(page)
      await sendLogin(page, 'nadie', 'equivocada')
      await expect(page.getByText('Iniciando sesión...')).toBeVisible()
    },
  },
  {
    name: 'waiting for the role',
    reach: async (page) => {
      await bringSession(page, 'editor')
      await hold(page, WAITS.rol)
      await page.goto('/')
      await expect(page.getByText('Cargando permisos (esperando rol)...')).toBeVisible()
    },
  },
  {
    name: 'the role that did not come',
    complaint: /user-role|El rol no se pudo cargar/,
    reach: async (page) => {
      await bringSession(page, 'editor')
      await fail(page, WAITS.rol, FAILURES.json)
      await page.goto('/')
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    },
  },
  {
    name: 'the profile with errors',
    reach: async (page) => {
      await bringSession(page, 'usuario')
      await page.goto('/dashboard-usuario/perfil')
      await page.getByRole('button', { name: 'Editar Perfil' }).click()
      await page.getByLabel('Teléfono').fill('1')
      await page.getByRole('button', { name: 'Guardar Cambios' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
    },
  },
  {
    name: 'the question before deleting an account',
    reach: async (page) => {
      await bringSession(page, 'usuario')
      await page.goto('/dashboard-usuario/perfil')
      await page.getByRole('button', { name: 'Editar Perfil' }).click()
      await page.getByRole('button', { name: 'Eliminar Cuenta' }).click()
      await expect(dialog(page, '¿Estás seguro?')).toBeVisible()
    },
  },
  {
    name: 'the question before deleting a request',
    reach: async (page) => {
      const { nombre } = await storeRequest()
      await openListOf(page, 'editor', nombre)
      await deleteButton(rowOf(page, nombre)).click()
      await expect(dialog(page, '¿Estás seguro?')).toBeVisible()
    },
  },
  {
    name: 'a list on its way',
    reach: async (page) => {
      await hold(page, WAITS.list)
      await openList(page, 'editor')
      await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeAttached()
    },
  },
  {
    name: 'a list that did not come',
    complaint: /asesorias\/todas/,
    reach: async (page) => {
      await fail(page, WAITS.list, FAILURES.html)
      await openList(page, 'editor')
      await expect(page.getByText('Error al obtener asesorías')).toBeVisible()
    },
  },
  {
    name: 'a list without a match',
    reach: async (page) => {
      await storeRequest()
      await openList(page, 'editor', '?q=nadie-se-llama-así')
      await expect(page.getByText('Ningún resultado').last()).toBeVisible()
    },
  },
  {
    name: 'a list of several pages',
    reach: async (page) => {
      await storeRequests(...Array.from({ length: 26 }, () => ({ detalleSolicitud: 'Sin fin. '.repeat(60) })))
      await openList(page, 'editor')
      await expect(rows(page)).toHaveCount(25)
    },
  },
]

for (const { name, reach, complaint } of STATES)
  test(`axe finds nothing in ${name}`, async ({ page, problems }) => {
    if (complaint) problems.allow(complaint)
    await reach(page)
    await expectAccessibleEverywhere(page, name)
  })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('axe finds nothing in the open menu', async ({ page }) => {
    await page.goto('/register')
    await expect(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible()
    await page.getByRole('button', { name: 'Menú' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ingresar' })).toBeVisible()
    await expectAccessible(page, 'the open menu')
  })

  test('axe finds nothing in the open drawer', async ({ page }) => {
    await bringSession(page, 'admin')
    await page.goto('/dashboard-admin/perfil')
    await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible()
    await page.getByRole('button', { name: 'Menú' }).click()
    await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeVisible()
    await expectAccessible(page, 'the open drawer')
  })
})

test.describe('on a first visit', () => {
  test.use({ firstVisit: true })

  test('axe finds nothing in the question for consent, and where it is insisted on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleEverywhere(page, 'the question for consent')
    await page.getByRole('button', { name: 'ACEPTAR' }).click()
    await expect(dialog(page, '❌ Error')).toContainText('Debes aceptar los términos y condiciones.')
    await expectAccessibleEverywhere(page, 'consent insisted on')
  })
})
