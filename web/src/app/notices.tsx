import { createRoot } from 'react-dom/client'
import { heedBrowser } from '../lib/connection-probe.ts'
import { NoticeBar } from './NoticeBar.tsx'
import { useLineNotice } from './useLineNotice.tsx'
import { useUpdateNotice } from './useUpdateNotice.tsx'

/** One at a time: nobody changes to a new version on a line that carries nothing, or hardly anything. */
function Notices() {
  const line = useLineNotice()
  const update = useUpdateNotice()
  return <NoticeBar notice={line ?? update} />
}

/**
 * What the portal has to say whatever the screen: no line, a new version. It comes when everything else has, and
 * stands below the screens in a root of its own, so that they need not know of it.
 */
export const startNotices = (): void => {
  heedBrowser()
  const place = document.createElement('div')
  place.className = 'notices'
  document.body.append(place)
  createRoot(place).render(<Notices />)
}
