import type { MouseEvent } from 'react'
import { MENSAJES_APP } from '../messages.ts'
import { MAIN_ID } from '../router.tsx'

/** The address stays: pages of mails take a fragment for a link's secret. */
const goToMain = (event: MouseEvent): void => {
  const main = document.getElementById(MAIN_ID)
  if (!main) return
  event.preventDefault()
  main.scrollIntoView()
  main.focus({ preventScroll: true })
}

/** The first thing the Tab key reaches. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className="skip btn btn-primary" onClick={goToMain}>
      {MENSAJES_APP.skip}
    </a>
  )
}
