import { MENSAJES_APP } from '../messages.ts'
import { MAIN_ID } from '../ScrollManager.tsx'

/** The first thing the Tab key reaches. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className="skip btn btn-primary">
      {MENSAJES_APP.skip}
    </a>
  )
}
