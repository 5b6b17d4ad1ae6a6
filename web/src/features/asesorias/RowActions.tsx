import type { Asesoria } from '@naf/contract'
import { Check } from 'lucide-react'
import { DeleteButton } from '../../list/row-actions.tsx'
import { Button } from '../../ui/Button.tsx'
import { Of } from '../../ui/Of.tsx'
import { MENSAJES_LISTA as TEXTO } from './list-messages.ts'
import { UndoButton } from './UndoButton.tsx'
import type { useAsesoriaActions } from './useAsesoriaActions.ts'
import { isDoneHere, type PlaceAs } from './usePlaces.ts'

interface Props
  extends Pick<ReturnType<typeof useAsesoriaActions>, 'mark' | 'undo' | 'remove' | 'deletingId'> {
  asesoria: Asesoria
  placeAs: PlaceAs
}

/** `data-action` tells `focusPlan` which controls of a row to land on. */
export function RowActions({ asesoria, placeAs, mark, undo, remove, deletingId }: Props) {
  const { Id, Realizada } = asesoria
  return (
    <>
      <Button variant="secondary" small disabled={Realizada} data-action onClick={() => mark(asesoria)}>
        <Check aria-hidden="true" className="size-4" />
        <span>
          {Realizada ? TEXTO.done : TEXTO.mark}
          <Of name={asesoria.Nombre} />
        </span>
      </Button>
      <DeleteButton
        name={asesoria.Nombre}
        text={TEXTO.delete}
        busy={deletingId === Id}
        onClick={() => remove(asesoria)}
      />
      {isDoneHere(asesoria, placeAs) && <UndoButton name={asesoria.Nombre} onUndo={() => undo(asesoria)} />}
    </>
  )
}
