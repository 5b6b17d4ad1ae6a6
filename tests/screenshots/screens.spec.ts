import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../scripts/lib/config.ts'
import { expectLoaded } from '../support/axe.ts'
import { withIds } from '../support/data.ts'
import { DEMO } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { dashboardOf, OWN_ROUTES, PUBLIC_ROUTES, READING_ROUTES, type Role } from '../support/routes.ts'
import { takePicture } from './picture.ts'

const VIEWPORTS = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
]

const fileName = (name: string): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'inicio'}.png`

const SCREENS: [address: string, as: Role | null][] = [
  ...[...PUBLIC_ROUTES, ...READING_ROUTES].map(({ path }) => [path, null] as [string, null]),
  ...OWN_ROUTES.map(({ path, roles }): [string, Role] => {
    const role = roles.includes('usuario') ? 'usuario' : 'admin'
    return [`${dashboardOf(role)}/${path}`, role]
  }),
]

/** On a phone and on a desktop, in the light and in the dark. */
for (const [address, as] of SCREENS)
  test(address, async ({ portal, page }) => {
    await portal.open(await withIds(address), { as: as && DEMO[as] })
    if (address === '/servicios') await portal.decline()
    await expect(portal.heading()).toBeVisible()
    await expectLoaded(page)
    for (const viewport of VIEWPORTS)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const file = join(ROOT, 'screenshots', colorScheme, String(viewport.width), fileName(address))
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, await takePicture(page))
      }
  })
