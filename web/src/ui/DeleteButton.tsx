import { Trash2 } from 'lucide-react'
import { Button } from './Button.tsx'
import { Of } from './Of.tsx'

interface DeleteButtonProps {
  text: string
  /** Whose row it is. */
  name: string
  /** While the deletion is under way. */
  busy: boolean
  onClick: () => void
}

/** A row's 'Eliminar'. `data-action` tells `focusPlan` that it can land here. */
export function DeleteButton({ text, name, busy, onClick }: DeleteButtonProps) {
  return (
    <Button variant="quiet" small busy={busy} data-action onClick={onClick} className="text-danger">
      {!busy && <Trash2 aria-hidden="true" className="size-4" />}
      <span>
        {text}
        <Of name={name} />
      </span>
    </Button>
  )
}
