import { expect, type Locator, type Page } from '@playwright/test'
import { uniqueName } from './api-as.ts'
import { anAsesoria, anInscripcion } from './builders.ts'
import { test as base } from './e2e/content-records.ts'
import { press, tabTo } from './e2e/keyboard.ts'
import { bringState, CONSENTED, loggedIn } from './e2e/storage.ts'
import { untilAlive } from './e2e/test.ts'

export { expect } from '@playwright/test'

interface Account {
  correo: string
  password: string
}

/** Values by the label of their field; the value of a group of radios is the label of one of them. */
export type Filled = Record<string, string>

/** A tab of the portal, used by what its person sees: headings, labels and the names of buttons and links. */
export class Portal {
  readonly page: Page
  readonly banner: Locator
  readonly main: Locator
  readonly menu: Locator

  constructor(page: Page) {
    this.page = page
    this.banner = page.getByRole('banner')
    this.main = page.getByRole('main')
    this.menu = page.getByRole('navigation', { name: 'Principal' })
  }

  /** Loads an address; with `as`, in a browser that holds this person's session, or nobody's if it is null. */
  async open(address: string, { as }: { as?: Account | null } = {}): Promise<void> {
    if (as !== undefined) await bringState(this.page, as ? await loggedIn(as.correo, as.password) : CONSENTED)
    await this.page.goto(address)
    await untilAlive(this.page)
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

  field(label: string | RegExp): Locator {
    return this.page.getByLabel(label, { exact: true })
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

  /** Chooses an option of a select. */
  async choose(label: string, option: string): Promise<void> {
    await this.field(label).selectOption(option)
  }

  /** Presses a button of the page or of the dialog that is open. */
  async press(name: string, within: Locator | Page = this.page): Promise<void> {
    await within.getByRole('button', { name, exact: true }).click()
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
    for (const key of keys) await press(this.page, key)
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

/** The journeys' `test`: `portal` is the first tab, in a browser that has accepted the terms. */
export const test = base.extend<{ portal: Portal }>({
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
