import type { Asesoria } from '@naf/contract'
import { MENSAJES_COLA } from '../queue/messages.ts'
import { type CaseActions, CaseView } from './CaseView.tsx'
import { PANE_HEADING } from './fields.ts'
import { MENSAJES_CASO as TEXTO } from './messages.ts'
import { underName } from './under-name.ts'

interface CasePaneProps {
  asesoria: Asesoria | undefined
  actions: CaseActions
}

/** A request beside the queue. */
export default function CasePane({ asesoria, actions }: CasePaneProps) {
  return (
    <aside
      aria-label={TEXTO.title}
      className="sticky top-(--table-top) max-h-[calc(100dvh-var(--table-top)-0.5rem)] card self-start overflow-y-auto px-4 text-sm"
    >
      {asesoria ? (
        <div key={asesoria.Id} className="flex flex-col gap-4 py-2">
          <div>
            <p className="text-ink-soft text-xs">{underName(asesoria)}</p>
            <h2 id={PANE_HEADING} tabIndex={-1} className="wrap-anywhere text-lg">
              {asesoria.Nombre}
            </h2>
          </div>
          <CaseView asesoria={asesoria} actions={actions} />
        </div>
      ) : (
        <p className="py-10 text-center text-ink-soft">{MENSAJES_COLA.choose}</p>
      )}
    </aside>
  )
}
