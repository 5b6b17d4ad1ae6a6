import { Of } from '../../ui/Of.tsx'
import { MENSAJES_LISTA as TEXTO } from './list-messages.ts'

/** Stands near where 'Marcar como realizada' stood: the second press of a double click is no wish to undo. */
export function UndoButton({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <button
      type="button"
      onClick={({ detail }) => detail < 2 && onUndo()}
      className="link inline-flex min-h-6 cursor-pointer items-center justify-center whitespace-nowrap"
    >
      {TEXTO.undo}
      <Of name={name} />
    </button>
  )
}
