import { expect, type Locator, type Page } from '@playwright/test'
import { bringState, loggedIn } from './e2e/storage.ts'
import { test as base } from './e2e/test.ts'

export { expect } from '@playwright/test'

interface Account {
  correo: string
  password: string
}

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

  /** Loads an address; with `as`, in a browser that holds this person's session. */
  async open(address: string, { as }: { as?: Account } = {}): Promise<void> {
    if (as) await bringState(this.page, await loggedIn(as.correo, as.password))
    await this.page.goto(address)
  }

  heading(name?: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, ...(name !== undefined && { name, exact: true }) })
  }

  field(label: string | RegExp): Locator {
    return this.page.getByLabel(label, { exact: true })
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value)
  }

  /** Chooses an option of a select. */
  async choose(label: string, option: string): Promise<void> {
    await this.field(label).selectOption(option)
  }

  /** Presses a button of the page or of the dialog that is open. */
  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Follows a link; the first of them where several have this name. */
  async follow(name: string, within: Locator | Page = this.page): Promise<void> {
    await within.getByRole('link', { name, exact: true }).first().click()
  }

  dialog(title?: string): Locator {
    return this.page.getByRole('dialog', title === undefined ? {} : { name: title })
  }

  /** Expects a dialog with this text and accepts it. */
  async accept(title: string, text = ''): Promise<void> {
    const dialog = this.dialog(title)
    await expect(dialog).toContainText(text)
    await dialog.getByRole('button', { name: 'Aceptar' }).click()
    await expect(dialog).toBeHidden()
  }
}

/** The journeys' `test`: `portal` is the first tab, in a browser that has accepted the terms. */
export const test = base.extend<{ portal: Portal }>({
  portal: ({ page }, use) => use(new Portal(page)),
})
