import { expect, type Page, type ViewportSize } from '@playwright/test'
import { answer, field, openForm } from './asesoria-form.ts'
import { ensureCalendar } from './calendars.ts'
import { termsInForm } from './consent.ts'
import { dialog } from './dialogs.ts'
import { question, restored } from './drafts.ts'
import { FAILURES, fail, hold, WAITS } from './hold.ts'
import { openLogin, sendLogin } from './people.ts'
import { bringSession } from './roles.ts'
import { editPerfil, openOwn, openReset } from './screens.ts'
import { bringState, EMPTY } from './storage.ts'

/** What a screen looks like when something has happened on it. */
export interface State {
  name: string
  reach: (page: Page) => Promise<void>
  /** What the browser complains of on the way. */
  complaint?: RegExp
  /** Where there is such a thing; on a phone and on a desktop, unless this says otherwise. */
  viewports?: readonly ViewportSize[]
}

/** What is to be corrected has been said, and has the focus. */
export const expectSummary = (page: Page) => expect(page.getByRole('alert')).toBeFocused()

/** Sends the form as it is, by that button of the page. */
export const sendAsIs = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  await expectSummary(page)
}

/** What visitors and taxpayers come to. */
export const READERS_STATES: readonly State[] = [
  {
    name: 'the offer to register',
    reach: async (page) => {
      await page.goto('/servicios')
      await expect(dialog(page, '¿Deseas una atención más personalizada?')).toBeVisible()
    },
  },
  {
    name: 'the next dates of a ninth digit',
    reach: async (page) => {
      await ensureCalendar()
      await page.goto('/')
      await page.getByRole('button', { name: 'Noveno dígito 3' }).click()
      await expect(page.getByRole('heading', { name: 'Tus próximas fechas, noveno dígito 3' })).toBeVisible()
    },
  },
  {
    name: 'the year of a ninth digit',
    reach: async (page) => {
      await ensureCalendar()
      await page.goto('/calendario?digito=3')
      await expect(page.getByRole('heading', { name: /, noveno dígito 3$/ })).toBeVisible()
    },
  },
  {
    name: 'a year that nobody has published',
    reach: async (page) => {
      await page.route(WAITS.calendar, (route) => route.fulfill({ json: [] }))
      await page.goto('/calendario?digito=3')
      await expect(page.getByText(/^Todavía no publicamos las fechas/)).toBeVisible()
    },
  },
  {
    name: 'the advisory form with errors',
    reach: async (page) => {
      await openOwn(page, 'usuario', 'servicios')
      await page.getByLabel('Nombre', { exact: true }).fill('')
      await sendAsIs(page, 'Enviar solicitud')
    },
  },
  {
    name: "the advisory form with 'Otro'",
    reach: async (page) => {
      await openOwn(page, 'usuario', 'servicios')
      await answer(page, 'TipoContribuyente', 'Otro').check()
      await page.getByLabel('Medio de contacto').selectOption('Otro')
      await expect(page.getByLabel('Especifique')).toHaveCount(2)
    },
  },
  {
    name: 'the advisory form with what it asks about',
    reach: async (page) => {
      await openForm(page)
      await answer(page, 'TipoServicio', 'Declaraciones tributarias').check()
      await answer(page, 'TipoContribuyente', 'No sé').check()
      await field(page, 'Cédula o RUC').fill('1710034066')
      await field(page, 'Correo').fill('maria@gmial.com')
      await field(page, 'Correo').blur()
      await expect(page.getByText('¿Quisiste decir gmail.com?')).toBeVisible()
    },
  },
  {
    name: 'the advisory form that asks for the terms',
    reach: async (page) => {
      await bringState(page, EMPTY)
      await openForm(page)
      await expect(termsInForm(page)).not.toBeChecked()
    },
  },
  {
    name: 'the enrolment with errors of every kind',
    reach: async (page) => {
      await page.goto('/inscripcion')
      await page.getByLabel('Celular', { exact: true }).fill('12')
      await page.getByLabel('Correo', { exact: true }).fill('nadie')
      await page.getByLabel('ID ESPE', { exact: true }).fill('L1')
      await sendAsIs(page, 'Enviar inscripción')
    },
  },
  {
    name: 'the registration with errors',
    reach: async (page) => {
      await page.goto('/register')
      await sendAsIs(page, 'Registrarse')
    },
  },
  {
    name: 'the registration brought back from a draft',
    reach: async (page) => {
      await page.goto('/register')
      await page.getByLabel('Ciudad', { exact: true }).fill('Quito')
      await page.getByLabel('Contraseña', { exact: true }).fill('secreta-1')
      await page.reload()
      await expect(restored(page)).toContainText('La contraseña no se guarda')
    },
  },
  {
    name: 'the question on the way out of a public form',
    reach: async (page) => {
      await page.goto('/inscripcion')
      await page.getByLabel('Primer nombre', { exact: true }).fill('Ana')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Política de cookies' }).click()
      await expect(question(page, 'kept')).toBeVisible()
    },
  },
  {
    name: 'the question on the way out of the profile',
    reach: async (page) => {
      await editPerfil(page)
      await page.getByLabel('Ciudad', { exact: true }).fill('Loja')
      await page.getByRole('button', { name: 'Cancelar Edición' }).click()
      await expect(question(page, 'lost')).toBeVisible()
    },
  },
  {
    name: 'the login with errors',
    reach: async (page) => {
      await openLogin(page)
      await sendAsIs(page, 'Ingresar')
    },
  },
  {
    name: 'the reset with errors',
    reach: async (page) => {
      await openReset(page)
      await sendAsIs(page, 'Enviar enlace')
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
    name: 'the link that a member opened',
    reach: async (page) => {
      await bringSession(page, 'usuario')
      await page.goto('/biblioteca?q=iva')
      await expect(page.getByRole('region', { name: 'Enlace que abriste' })).toBeVisible()
    },
  },
  {
    name: 'a signed-in person whose role is unknown',
    reach: async (page) => {
      await bringSession(page, 'editor')
      await page.route(WAITS.rol, (route) => route.fulfill({ json: { rol: 7 } }))
      await page.goto('/')
      await expect(page.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible()
    },
  },
  {
    name: 'the profile with errors',
    reach: async (page) => {
      await editPerfil(page)
      await page.getByLabel('Teléfono').fill('1')
      await sendAsIs(page, 'Guardar Cambios')
    },
  },
  {
    name: 'the question before deleting an account',
    reach: async (page) => {
      await editPerfil(page)
      await page.getByRole('button', { name: 'Eliminar Cuenta' }).click()
      await expect(dialog(page, '¿Estás seguro?')).toBeVisible()
    },
  },
  {
    name: 'the library on its way',
    reach: async (page) => {
      await hold(page, WAITS.library)
      await page.goto('/biblioteca')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toBeAttached()
    },
  },
  {
    name: 'the library searched without a match',
    reach: async (page) => {
      await page.goto('/biblioteca')
      await page.getByRole('textbox', { name: 'Buscar', exact: true }).fill('nada se llama así')
      await expect(page.getByText('Ningún resultado')).toBeVisible()
    },
  },
  {
    name: 'the library that did not come',
    complaint: /libros\/ver|No pudimos cargar los libros/,
    reach: async (page) => {
      await fail(page, WAITS.library, FAILURES.html)
      await page.goto('/biblioteca')
      await expect(page.getByText('No hay libros disponibles en este momento.')).toBeVisible()
    },
  },
  {
    name: 'the bulletins that are none',
    reach: async (page) => {
      await page.route(WAITS.bulletins, (route) => route.fulfill({ json: [] }))
      await openOwn(page, 'usuario', 'boletines')
      await expect(page.getByText('No hay boletines disponibles en este momento.')).toBeVisible()
    },
  },
  {
    name: 'the carousel at its end',
    reach: async (page) => {
      await page.goto('/galeria')
      await page.getByRole('region', { name: 'Imágenes de la galería' }).press('End')
      await expect(page.getByRole('button', { name: 'Siguiente' })).toHaveAttribute('aria-disabled', 'true')
    },
  },
]
