import { createRoot } from 'react-dom/client'
import { probeWhenOffline } from '../lib/connection-probe.ts'
import { NoticeBar } from './NoticeBar.tsx'
import { useConnectionNotice } from './useConnectionNotice.tsx'
import { useUpdateNotice } from './useUpdateNotice.tsx'

/** One at a time: nobody changes to a new version on a connection that carries nothing, or hardly anything. */
function Notices() {
  const connection = useConnectionNotice()
  const update = useUpdateNotice()
  return <NoticeBar notice={connection ?? update} />
}

/**
 * What the portal has to say whatever the screen: it is offline, there is a new version. It comes when everything else has, and
 * stands below the screens in a root of its own, so that they need not know of it.
 */
export const startNotices = (): void => {
  probeWhenOffline()
  const place = document.createElement('div')
  place.className = 'notices'
  document.body.append(place)
  createRoot(place).render(<Notices />)
}
