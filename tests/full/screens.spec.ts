import { uniqueName } from '../support/api-as.ts'
import { expectLargeLetters, expectLoaded, expectWholeWords, inspect } from '../support/axe.ts'
import { sendRequest, withIds } from '../support/data.ts'
import { DEMO } from '../support/people.ts'
import { DESKTOP, expect, test } from '../support/portal.ts'
import { dashboardOf, INICIO, OWN_ROUTES, PUBLIC_ROUTES, READING_ROUTES, REFUSAL } from '../support/routes.ts'

/** The screens of the dashboards as they open; `journeys/addresses` inspects the public ones. */

/** Narrows the long lists to a few rows; more rows prove nothing else. */
const FEW = {
  'ver-inscripciones': '?q=toapanta',
  usuarios: '?q=toapanta',
  'boletines-manager': '?q=declaraciones',
  'libros-manager': '?q=retenciones',
  'galeria-manager': '?q=mercado',
}

/** Look the same in a dashboard. */
const PUBLIC = [...PUBLIC_ROUTES, ...READING_ROUTES]
  .map(({ path }) => path.slice(1))
  .filter((path) => !/^(?:servicios|boletines)/.test(path))
const OWN = OWN_ROUTES.filter(({ path }) => !PUBLIC.includes(path))
const REFUSED = { path: 'galeria-manager', ...REFUSAL }

const SCREENS = {
  usuario: [...OWN.filter(({ roles }) => roles.includes('usuario')), REFUSED],
  admin: [INICIO, ...OWN.filter(({ roles }) => !roles.includes('usuario'))],
}

test.use({ viewport: DESKTOP })

for (const role of ['usuario', 'admin'] as const)
  test(`the screens of a dashboard have no barriers: ${role}`, async ({ portal }) => {
    test.slow()
    await withIds('/:capacitacion/:calendario/:plantilla')
    const Ciudad = uniqueName('Ciudad')
    await sendRequest({ Ciudad, DetalleSolicitud: 'Sin fin. '.repeat(60) })
    const narrowed: Record<string, string> = { ...FEW, 'ver-asesorias': `?q=${Ciudad}` }
    await portal.open(`${dashboardOf(role)}/inicio`, { as: DEMO[role] })
    for (const { path, heading } of SCREENS[role])
      await test.step(path, async () => {
        await portal.go(`${dashboardOf(role)}/${await withIds(path)}${narrowed[path] ?? ''}`)
        await expect(portal.heading()).toHaveText(heading)
        await inspect(portal.page, path)
        if (role === 'usuario') await expectLargeLetters(portal.page, path)
      })
  })

test('no screen of a taxpayer breaks a word beside the menu on a tablet', async ({ portal }) => {
  await portal.open('/dashboard-usuario/inicio', { as: DEMO.usuario })
  await portal.page.setViewportSize({ width: 768, height: 1024 })
  for (const { path } of OWN_ROUTES.filter(({ roles }) => roles.includes('usuario')))
    await test.step(path, async () => {
      await portal.go(`/dashboard-usuario/${await withIds(path)}`)
      await expectLoaded(portal.page)
      await expectWholeWords(portal.page, path)
    })
})
