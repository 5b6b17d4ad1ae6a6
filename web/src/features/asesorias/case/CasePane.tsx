import type { Asesoria } from '@naf/contract'
import { useEffect, useRef } from 'react'
import { MENSAJES_COLA } from '../queue/messages.ts'
import { KEYS_AREA } from '../queue/useKeys.ts'
import { type CaseActions, CaseView } from './CaseView.tsx'
import { PANE_HEADING } from './fields.ts'
import { MENSAJES_CASO as TEXTO } from './messages.ts'
import { underName } from './under-name.ts'

interface CasePaneProps {
  asesoria: Asesoria | undefined
  actions: CaseActions
  keysOn: boolean
}

/** A request beside the queue. Each one is a new element, so it begins at its top, whatever the last was scrolled to. */
export default function CasePane({ asesoria, actions, keysOn }: CasePaneProps) {
  return (
    <aside
      {...KEYS_AREA}
      key={asesoria?.Id}
      aria-label={TEXTO.title}
      className="sticky top-(--table-top) max-h-[calc(100dvh-var(--table-top)-0.5rem)] card scroll-pt-20 self-start overflow-y-auto px-4 text-sm"
    >
      {asesoria ? (
        <div className="flex flex-col gap-4 pb-2">
          <PersonHeading asesoria={asesoria} />
          <CaseView asesoria={asesoria} actions={actions} />
        </div>
      ) : (
        <p className="py-10 text-center text-ink-soft">{MENSAJES_COLA.choose(keysOn)}</p>
      )}
    </aside>
  )
}

/** Stays in sight while an answer is typed below, and takes the focus when the request is opened. */
function PersonHeading({ asesoria }: { asesoria: Asesoria }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="sticky top-0 z-10 -mx-4 border-line border-b bg-paper px-4 py-2">
      <p className="text-ink-soft text-xs">{underName(asesoria)}</p>
      <h2 id={PANE_HEADING} ref={heading} tabIndex={-1} className="wrap-anywhere text-lg">
        {asesoria.Nombre}
      </h2>
    </div>
  )
}
