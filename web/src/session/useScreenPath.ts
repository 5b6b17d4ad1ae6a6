import { screenPath } from '../lib/paths.ts'
import { useSession } from './useSession.ts'

/** The address of a screen for whoever is using the portal: in the own dashboard, or the public one. */
export const useScreenPath = (screen: string): string => screenPath(useSession().rol, screen)
