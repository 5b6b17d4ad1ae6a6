import { MENSAJES_APP } from '../messages.ts'
import { MAIN_ID } from '../ScrollManager.tsx'

/** The first thing the Tab key reaches. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="btn btn-primary fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0 print:hidden"
    >
      {MENSAJES_APP.skip}
    </a>
  )
}
