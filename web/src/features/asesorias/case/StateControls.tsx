import {
  type Asesoria,
  CIERRES_DEL_EQUIPO,
  type Cierre,
  type CierreDelEquipo,
  ESTADOS_ABIERTOS,
} from '@naf/contract'
import { Check } from 'lucide-react'
import { Choice } from '../../../list/list-controls.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { AsesoriaActions } from '../list-view.ts'
import { CIERRE, ESTADO } from '../queue/messages.ts'
import { MENSAJES_CASO as TEXTO } from './messages.ts'
import { useMove } from './useCaseChanges.ts'

const isOpen = (value: string): value is (typeof ESTADOS_ABIERTOS)[number] =>
  ESTADOS_ABIERTOS.some((estado) => estado === value)

interface StateControlsProps {
  asesoria: Asesoria
  actions: Pick<AsesoriaActions, 'mark' | 'reopen'>
}

/** What becomes of it: done by one press, any other way by choosing it. */
export function StateControls({ asesoria, actions }: StateControlsProps) {
  const { Id, Estado: from, Cierre: cierre, Realizada } = asesoria
  const move = useMove()
  const closings: readonly Cierre[] = Realizada ? [cierre ?? 'atendida'] : CIERRES_DEL_EQUIPO
  const options = [
    ...ESTADOS_ABIERTOS.map((estado) => ({ value: estado as string, label: ESTADO[estado] })),
    ...closings.map((each) => ({
      value: each as string,
      label: (Realizada ? TEXTO.closedAs : TEXTO.closeAs)(CIERRE[each]),
    })),
  ]
  const choose = (value: string) =>
    isOpen(value)
      ? move.mutate({ id: Id, from, to: value })
      : move.mutate({ id: Id, from, to: 'realizada', cierre: value as CierreDelEquipo })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Button
        busy={move.isPending}
        variant={Realizada ? 'secondary' : 'primary'}
        small
        className="min-h-11"
        onClick={() => void (Realizada ? actions.reopen(asesoria) : actions.mark(asesoria))}
      >
        {!Realizada && <Check aria-hidden="true" className="size-4" />}
        {Realizada ? TEXTO.reopen : TEXTO.mark}
        {!Realizada && <kbd>E</kbd>}
      </Button>
      <Choice
        label={TEXTO.state}
        value={Realizada ? (cierre ?? 'atendida') : from}
        options={options}
        onChange={choose}
      />
    </div>
  )
}
