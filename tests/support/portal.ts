import { expect, type Locator, type Page } from '@playwright/test'
import { uniqueName } from './api-as.ts'
import { anAsesoria, anInscripcion } from './builders.ts'
import { type Records, useRecords } from './data.ts'
import { test as base, bringState, CONSENTED, loggedIn, NOTHING, untilAlive } from './test.ts'

export { expect } from '@playwright/test'

export const NARROW = { width: 320, height: 800 }
export const PHONE = { width: 375, height: 812 }
export const DESKTOP = { width: 1280, height: 800 }

interface Account {
  correo: string
  password: string
}

/** Values by the label of their field; the value of a group of radios is the label of one of them. */
type Filled = Record<string, string>

/** A tab of the portal, used by what its person sees: headings, labels and the names of buttons and links. */
export class Portal {
  readonly page: Page
  readonly banner: Locator
  readonly main: Locator
  readonly menu: Locator
  /** What opens and closes the menu on a phone. */
  readonly phoneMenu: Locator

  constructor(page: Page) {
    this.page = page
    this.banner = page.getByRole('banner')
    this.main = page.getByRole('main')
    this.menu = page.getByRole('navigation', { name: 'Principal' })
    this.phoneMenu = this.banner.locator('summary', { hasText: 'Menú' })
  }

  /** Loads an address; with `as`, in a browser that holds this person's session, or nobody's if it is null. */
  async open(address: string, { as }: { as?: Account | null } = {}): Promise<void> {
    if (as !== undefined) await bringState(this.page, as ? await loggedIn(as.correo, as.password) : CONSENTED)
    await this.page.goto(address)
    await untilAlive(this.page)
  }

  /** Opens Home as on a first visit, with the dialog of the terms. */
  async openFirst(): Promise<void> {
    await bringState(this.page, NOTHING)
    await this.open('/')
  }

  /** Goes to an address within the loaded document, as Back and Forward do. */
  async go(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      const state = { idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID(), usr: null }
      history.pushState(state, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    }, address)
  }

  /** Loads a page that offers visitors to register, and declines. */
  async openDeclining(address: string): Promise<void> {
    await this.open(address)
    await this.decline()
  }

  /** Declines the offer to register. */
  async decline(): Promise<void> {
    await this.press('Continuar sin registro')
    await expect(this.dialog()).toBeHidden()
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await untilAlive(this.page)
  }

  /** Another tab of the same browser. */
  async newTab(address: string): Promise<Portal> {
    const tab = new Portal(await this.page.context().newPage())
    await tab.open(address)
    return tab
  }

  heading(name?: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, ...(name !== undefined && { name, exact: true }) })
  }

  /** The way of contact 'Correo' has the label of another field: `radio` finds it. */
  field(label: string | RegExp): Locator {
    return this.page.getByLabel(label, { exact: true }).and(this.page.locator(':not([name=MedioContacto])'))
  }

  radio(group: string, option: string): Locator {
    const role = this.page.getByRole('group', { name: group, exact: true })
    return role
      .or(this.page.getByRole('radiogroup', { name: group, exact: true }))
      .getByRole('radio', { name: option, exact: true })
  }

  /** Types into text fields, chooses in selects and groups of radios. */
  async fill(values: Filled): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = this.field(label)
      const radio = this.radio(label, value)
      const kind = await this.kindOf(field, radio)
      if (kind === 'select') await field.selectOption(value)
      else if (kind === 'radio') await radio.check()
      else await field.fill(value)
    }
  }

  async expectFilled(values: Filled): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = this.field(label)
      const radio = this.radio(label, value)
      if ((await this.kindOf(field, radio)) === 'radio') await expect(radio).toBeChecked()
      else await expect(field).toHaveValue(value)
    }
  }

  private async kindOf(field: Locator, radio: Locator): Promise<'text' | 'select' | 'radio'> {
    const found = radio.or(field.and(this.page.locator('input, textarea, select')))
    return found.evaluate((element) => {
      if (element instanceof HTMLSelectElement) return 'select'
      return element instanceof HTMLInputElement && element.type === 'radio' ? 'radio' : 'text'
    })
  }

  /** Presses a button of the page or of the dialog that is open. */
  async press(name: string, within: Locator | Page = this.page): Promise<void> {
    await within.getByRole('button', { name, exact: true }).click()
  }

  /** Opens or closes the menu of a phone. */
  async pressMenu(): Promise<void> {
    await this.phoneMenu.click()
  }

  /** Follows a link; the first of them where several have this name. */
  async follow(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    await within.getByRole('link', { name, exact: true }).first().click()
  }

  /** Follows a link that opens a tab of its own. */
  async followToTab(link: Locator): Promise<Page> {
    const [tab] = await Promise.all([this.page.waitForEvent('popup'), link.click()])
    return tab
  }

  /** Reaches a control by Tab, with a visible focus at each stop, and presses keys there. */
  async byKeys(target: Locator, ...keys: string[]): Promise<void> {
    await tabTo(this.page, target)
    for (const key of keys) await this.page.keyboard.press(key)
  }

  dialog(title?: string): Locator {
    return this.page.getByRole('dialog', title === undefined ? {} : { name: title })
  }

  /** Expects a dialog with this text and accepts it. */
  async accept(title: string, text = ''): Promise<void> {
    await this.answer(title, 'Aceptar', text)
  }

  /** Expects a dialog with this text and presses its button. */
  async answer(title: string, button: string, text: string | RegExp = ''): Promise<void> {
    const dialog = this.dialog(title)
    await expect(dialog).toContainText(text)
    await dialog.getByRole('button', { name: button, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  /** The row of a staff's table. */
  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name }) })
  }

  /** What the browser stores for the portal, in one text. */
  storedText(): Promise<string> {
    return this.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  }
}

/** Past the header, the navigation of an administrator and a list's tools. */
const FAR = 80

/** Runs in the page: says why nobody could see where the focus is; null if it is in sight. */
const focusProblem = (): string | null => {
  const active = document.activeElement
  if (!active || active === document.body) return 'nothing has the focus'
  // Round the calendar's button inside a date, the browser draws a ring of its own, which nothing here can see.
  if (active.matches('input[type="date"]:not(:focus-visible)')) return null
  // A file's own input is drawn as the button that is its last label.
  const isFile = active instanceof HTMLInputElement && active.type === 'file'
  // The one link of a card is all of it, and so is its ring.
  const focused = (isFile && [...(active.labels ?? [])].at(-1)) || active.closest('.card-link') || active
  const name = `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)}`
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
  const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  if (!ring && boxShadow === 'none') return `${name}: no ring`
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name}: out of sight`
  const over = document.elementFromPoint(
    (left + right) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  )
  const reaches =
    over && (focused.contains(over) || over.contains(focused) || over.closest('label')?.contains(focused))
  return reaches ? null : `${name}: covered by ${over?.tagName} ${over?.className}`
}

const expectVisibleFocus = (page: Page) => expect.poll(() => page.evaluate(focusProblem)).toBeNull()

/** Presses Tab until that has the focus; every stop on the way shows that it has it. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let press = 0; press < FAR; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
  }
  throw new Error(`${target} is not reached by ${FAR} presses of Tab`)
}

/** The journeys' `test`: `portal` is the first tab, in a browser that has accepted the terms. */
export const test = base.extend<{ portal: Portal; records: Records }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  records: ({}, use) => useRecords(use),
  portal: ({ page }, use) => use(new Portal(page)),
})

type Advice = ReturnType<typeof anAsesoria>

/** A request from an address that nobody else has, and the fields of its form. */
export const anAdvice = (changes: Partial<Advice> = {}) => {
  const advice = anAsesoria({ Correo: `${uniqueName('visita')}@example.com`, ...changes })
  const person: Filled = {
    Nombre: advice.Nombre,
    'Cédula o RUC': advice.CedulaRUC,
    Correo: advice.Correo,
    Teléfono: advice.Telefono,
    Ciudad: advice.Ciudad,
  }
  const question: Filled = {
    'Tipo de Servicio': advice.TipoServicio,
    'Tipo de Contribuyente': advice.TipoContribuyente,
    '¿Tienes alguna discapacidad?': advice.Discapacidad === 'si' ? 'Sí' : 'No',
    'Medio de contacto': advice.MedioContacto,
    'Detalle de la solicitud': advice.DetalleSolicitud,
  }
  return { advice, person, form: { ...person, ...question } }
}

type Enrolment = ReturnType<typeof anInscripcion>

/** An enrolment with an ID ESPE that nobody else has, and the fields of its form. */
export const anEnrolment = (changes: Partial<Enrolment> = {}) => {
  const name = uniqueName('L')
  const enrolment = anInscripcion({
    SegundoNombre: 'Belén',
    IdEspe: name.toUpperCase(),
    Correo: `${name}@espe.edu.ec`.toLowerCase(),
    ...changes,
  })
  const form: Filled = {
    'Primer nombre': enrolment.PrimerNombre,
    'Segundo nombre (opcional)': enrolment.SegundoNombre ?? '',
    'Apellido paterno': enrolment.ApellidoPaterno,
    'Apellido materno': enrolment.ApellidoMaterno,
    Celular: enrolment.Celular,
    Correo: enrolment.Correo,
    'ID ESPE': enrolment.IdEspe,
    Carrera: enrolment.Carrera,
    Semestre: enrolment.NivelSemestre,
  }
  return { enrolment, form }
}
