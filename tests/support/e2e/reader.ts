import type { Browser, Page } from '@playwright/test'
import { DEMO } from './people.ts'
import { CONSENTED, loggedIn } from './storage.ts'

/** Somebody else's browser: a visitor's, or that of the registered taxpayer. */
export const readerPage = async (browser: Browser, who: 'visitor' | 'usuario'): Promise<Page> => {
  const { correo, password } = DEMO.usuario
  const context = await browser.newContext({
    storageState: who === 'visitor' ? CONSENTED : await loggedIn(correo, password),
  })
  return context.newPage()
}
