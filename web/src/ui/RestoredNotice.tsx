import { RotateCcw } from 'lucide-react'
import { Button } from './Button.tsx'
import { MENSAJES_UI as TEXTO } from './messages.ts'

/** Tells that the form holds a draft, and offers to do without it. */
export function RestoredNotice({ startOver }: { startOver: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-brand-soft px-4 py-2">
      <p role="status">{TEXTO.recuperado}</p>
      <Button variant="quiet" small onClick={startOver}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {TEXTO.empezarDeNuevo}
      </Button>
    </div>
  )
}
