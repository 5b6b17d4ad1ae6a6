import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { registerWorker } from '../lib/service-worker.ts'
import { Button } from '../ui/Button.tsx'
import { mayLeave } from '../ui/exit-guard.ts'
import type { Notice } from './NoticeBar.tsx'
import { MENSAJES_AVISOS as TEXTO } from './notices-messages.ts'

/**
 * Offers the portal's new version once there is one. Nothing is loaded anew unless somebody says so, and has been
 * asked about what is typed and not yet sent.
 */
export const useUpdateNotice = (): Notice | null => {
  const [change, setChange] = useState<(() => void) | null>(null)
  useEffect(() => {
    if (import.meta.env.PROD)
      registerWorker((offered) => setChange(() => offered)).catch((error: unknown) =>
        console.warn('Sin service worker:', error),
      )
  }, [])

  if (!change) return null
  const update = async () => {
    if (await mayLeave('form')) change()
  }
  return {
    icon: RefreshCw,
    text: TEXTO.newVersion,
    choices: (
      <>
        <Button variant="accent" small className="min-h-11" onClick={() => void update()}>
          {TEXTO.update}
        </Button>
        <Button variant="secondary" small className="min-h-11" onClick={() => setChange(null)}>
          {TEXTO.later}
        </Button>
      </>
    ),
  }
}
