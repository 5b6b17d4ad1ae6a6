import { endsOnReload } from '../lib/identity.ts'
import { screenPath } from '../lib/paths.ts'
import { useSession } from './useSession.ts'

/** The address of a screen for whoever is using the portal: in the own dashboard, or the public one. */
export const useScreenPath = (screen: string): string => screenPath(useSession().rol, screen)

/** As `useScreenPath`, for a link to another tab: a session that this page alone has is not there. */
export const useNewTabPath = (screen: string): string => {
  const { rol } = useSession()
  return screenPath(endsOnReload() ? null : rol, screen)
}
