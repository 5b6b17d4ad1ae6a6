import type { Asesoria } from '@naf/contract'
import { Check } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { MENSAJES_LISTA as TEXTO } from './messages.ts'
import type { useAsesoriaActions } from './useAsesoriaActions.ts'

interface Props extends Pick<ReturnType<typeof useAsesoriaActions>, 'mark' | 'remove' | 'deletingId'> {
  asesoria: Asesoria
}

/** `data-action` tells `focusPlan` which controls of a row to land on. */
export function RowActions({ asesoria, mark, remove, deletingId }: Props) {
  const { Id, Realizada } = asesoria
  return (
    <>
      <Button variant="secondary" small disabled={Realizada} data-action onClick={() => mark(asesoria)}>
        <Check aria-hidden="true" className="size-4" />
        {Realizada ? TEXTO.done : TEXTO.mark}
      </Button>
      <DeleteButton text={TEXTO.delete} busy={deletingId === Id} onClick={() => remove(asesoria)} />
    </>
  )
}
