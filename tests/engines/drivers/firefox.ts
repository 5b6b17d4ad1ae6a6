import puppeteer, { type Page } from 'puppeteer-core'
import type { Browser, BrowserOptions, Tab } from './tab.ts'

/** Firefox by WebDriver BiDi, which its own remote agent speaks. */
export const launchFirefox = async (
  executablePath: string,
  { proxy, folder, dark = false }: BrowserOptions,
): Promise<Browser> => {
  const { hostname, port } = new URL(proxy)
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    env: { ...process.env, TZ: 'America/Guayaquil' },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': hostname,
      'network.proxy.http_port': Number(port),
      // Firefox reaches its own machine past every proxy, unless told otherwise.
      'network.proxy.allow_hijacking_localhost': true,
      'intl.accept_languages': 'es-EC, es',
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    },
  })
  return {
    newTab: async () => tabOf(await browser.newPage()),
    close: () => browser.close(),
  }
}

const tabOf = (page: Page): Tab => {
  page.on('dialog', (dialog) => void dialog.accept().catch(() => {}))
  return tabActions(page)
}

const tabActions = (page: Page): Tab => ({
  goto: async (address) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
  },
  run: (inPage, ...args) => page.evaluate(inPage as never, ...(args as unknown as never[])),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  upload: async (selector, file) => {
    const input = await page.$(selector)
    if (!input) throw new Error(`no ${selector}`)
    await (input as import('puppeteer-core').ElementHandle<HTMLInputElement>).uploadFile(file)
  },
  resize: (width, height) => page.setViewport({ width, height }),
  screenshot: async () => Buffer.from(await page.screenshot()),
  close: () => page.close(),
})
