import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { registerWorker } from '../lib/service-worker.ts'
import { Button } from '../ui/Button.tsx'
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
  return {
    icon: RefreshCw,
    text: TEXTO.newVersion,
    choices: (
      <>
        <Button variant="accent" small className="min-h-11" onClick={change} data-leaves="form">
          {TEXTO.update}
        </Button>
        <Button variant="secondary" small className="min-h-11" onClick={() => setChange(null)}>
          {TEXTO.later}
        </Button>
      </>
    ),
  }
}
