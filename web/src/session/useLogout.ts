import { mayLeave } from '../ui/exit-guard.ts'
import { useSessionActions } from './useSession.ts'

/** Logs out; first asks where a form holds something unsaved, since every draft goes with the session. */
export const useLogout = (): (() => Promise<void>) => {
  const { logout } = useSessionActions()
  return async () => {
    if (await mayLeave('session')) await logout()
  }
}
