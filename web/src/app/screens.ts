import { can, type Rol } from '@naf/contract'
import type { CommonScreen, FeatureScreen, Screen } from '../ui/screens.ts'
import { AccessRefused } from './AccessRefused.tsx'
import { PUBLIC_SCREENS } from './public-screens.ts'

/** @throws where there is no public page at that path, or the menu has nothing to call it by */
const whole = ({ publicPath, permission, nav, name }: CommonScreen): Screen => {
  const { page, label, toInicio } = PUBLIC_SCREENS.find(({ path }) => path === publicPath) ?? {}
  if (!page || (nav && !label)) throw new Error(`No public page with a label at ${publicPath}`)
  return {
    path: publicPath.slice(1),
    page,
    permission,
    name: toInicio && (name ?? label),
    ...(nav && label && { nav: { ...nav, label, group: 'portal' } }),
  }
}

const orderOf = ({ nav }: Screen): number => nav?.order ?? 0

/** Every screen of the three dashboards, in the order of the navigation. */
export const SCREENS: readonly Screen[] = Object.values(
  import.meta.glob<readonly FeatureScreen[]>('../features/*/screens.ts', { eager: true, import: 'screens' }),
)
  .flat()
  .map((screen) => ('publicPath' in screen ? whole(screen) : screen))
  .sort((a, b) => orderOf(a) - orderOf(b))

/** What a role finds in its dashboard: the screens it may see, and a word of refusal where one is due. */
export const screensFor = (rol: Rol): readonly Screen[] =>
  SCREENS.flatMap((screen) => {
    if (can(rol, screen.permission)) return [screen]
    const { path, permission, refusalShown } = screen
    return refusalShown ? [{ path, permission, page: AccessRefused }] : []
  })
