import { crawl, EXPECTED } from '../support/e2e/crawl.ts'
import { withIds } from '../support/e2e/demo-ids.ts'
import { bringSession, dashboardOf, type Role } from '../support/e2e/roles.ts'
import { MAIL_PATHS, OWN_ROUTES, PUBLIC_ROUTES, READING_ROUTES } from '../support/e2e/routes.ts'
import { DESKTOP, PHONE } from '../support/e2e/staff-list.ts'
import { expect, test } from '../support/e2e/test.ts'
import { translate } from '../support/e2e/translate.ts'

/**
 * Opens every address as each role and presses every control on it once, then again as a browser's translator leaves the
 * pages. The fixture's `problems` and the crawl's faults fail the test. Controls are found in the page, so a new one is
 * covered by itself.
 */

const PUBLIC_PATHS = [...PUBLIC_ROUTES, ...READING_ROUTES].map(({ path }) => path)

const ownPaths = (role: Role) =>
  OWN_ROUTES.filter(({ roles, refusalShown }) => refusalShown || roles.includes(role)).map(
    ({ path }) => `${dashboardOf(role)}/${path}`,
  )

interface Visit {
  role?: Role
  paths: readonly string[]
  viewport: typeof PHONE
  /** How many tests share the addresses. */
  parts: number
}

const VISITS: readonly Visit[] = [
  { role: 'admin', paths: ownPaths('admin'), viewport: DESKTOP, parts: 4 },
  { role: 'editor', paths: ownPaths('editor'), viewport: DESKTOP, parts: 4 },
  { role: 'usuario', paths: ownPaths('usuario'), viewport: PHONE, parts: 1 },
  { paths: [...PUBLIC_PATHS, ...MAIL_PATHS], viewport: PHONE, parts: 1 },
]

for (const translated of [false, true])
  for (const { role, paths, viewport, parts } of VISITS)
    for (let part = 0; part < parts; part += 1)
      test.describe(translated ? 'translated' : 'as it is', () => {
        test.use({ viewport })

        test(`${role ?? 'a visitor'} opens every address and presses every control, part ${part + 1} of ${parts}`, async ({
          page,
          problems,
        }) => {
          problems.allow(...EXPECTED)
          if (translated) {
            await page.addInitScript(translate)
            // What was translated before React took it over is made anew.
            problems.allow(/React error #418/)
          }
          const mine = paths.filter((_, n) => n % parts === part)
          const addresses = await Promise.all(mine.map(withIds))
          if (role) await bringSession(page, role)
          const faults = await crawl(page, {
            addresses,
            elsewhere: `${role ? dashboardOf(role) : ''}/politica-cookies`,
            frame: part === 0,
            exit: role && part === 0 ? `${dashboardOf(role)}/perfil` : undefined,
            at: problems.at,
          })
          expect(faults).toEqual([])
        })
      })
