import { Trash2 } from 'lucide-react'
import { Button } from './Button.tsx'

interface DeleteButtonProps {
  text: string
  /** While the deletion is under way. */
  busy: boolean
  onClick: () => void
}

/** A row's 'Eliminar'. `data-action` tells `focusPlan` that it can land here. */
export function DeleteButton({ text, busy, onClick }: DeleteButtonProps) {
  return (
    <Button variant="quiet" small busy={busy} data-action onClick={onClick} className="text-danger">
      {!busy && <Trash2 aria-hidden="true" className="size-4" />}
      {text}
    </Button>
  )
}
