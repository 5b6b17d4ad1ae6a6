import type { PublicScreen } from '../ui/screens.ts'

const AFTER_THE_LINKED = 999
const orderOf = ({ header, footer }: PublicScreen): number => header ?? footer ?? AFTER_THE_LINKED

/** Every page that visitors find, in the order of their links. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = Object.values(
  import.meta.glob<readonly PublicScreen[]>('../features/*/public-screens.ts', {
    eager: true,
    import: 'publicScreens',
  }),
)
  .flat()
  .sort((a, b) => orderOf(a) - orderOf(b))

/** The links of the header or of the footer. */
export const linksIn = (place: 'header' | 'footer') => PUBLIC_SCREENS.filter((screen) => screen[place])
