import { type Asesoria, daysAgo, ESTADO_TEXTS, OLD_DAYS } from '@naf/contract'
import { Check } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { Link } from 'react-router-dom'
import { useScreenPath } from '../../../auth/paths.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { type AsesoriaActions, UndoButton } from '../asesoria-actions.tsx'
import { agoText, DONE, MARK, type OpenedFrom } from '../asesoria-data.ts'
import type { Selection } from './Selection.tsx'

interface QueueRowProps {
  asesoria: Asesoria
  selection: Selection
  isSelected: boolean
  isDoneHere: boolean
  from: OpenedFrom
  onOpen: (id: string, event: MouseEvent) => void
  actions: AsesoriaActions
}

export function QueueRow(props: QueueRowProps) {
  const { asesoria, selection, isSelected, isDoneHere, from, onOpen, actions } = props
  const { Id, Nombre, Ciudad, UsuarioUsername, Realizada } = asesoria
  const name = useId()
  const path = useScreenPath('ver-asesorias')
  const isChosen = selection.chosen.includes(asesoria)
  return (
    <li data-row={Id}>
      <article
        aria-labelledby={name}
        data-muted={Realizada || undefined}
        data-selected={isSelected || undefined}
        data-chosen={isChosen || undefined}
        className="queue-row"
      >
        <label className="queue-choose">
          <input
            type="checkbox"
            aria-label={`Elegir ${Nombre}`}
            checked={isChosen}
            onChange={({ target, nativeEvent }) =>
              selection.choose(Id, target.checked, (nativeEvent as PointerEvent).shiftKey)
            }
            className="checkbox"
          />
        </label>
        <div className="queue-who">
          <Link
            id={name}
            to={`${path}/${Id}`}
            state={from}
            data-action
            className="queue-link queue-cut"
            title={Nombre}
            aria-current={isSelected ? 'true' : undefined}
            onClick={(event) => onOpen(Id, event)}
          >
            {Nombre}
          </Link>
          <p className="queue-soft queue-cut">
            <span>{Ciudad}</span>
            {UsuarioUsername !== null && <span> · con cuenta</span>}
          </p>
        </div>
        <What asesoria={asesoria} failure={selection.failures.get(Id)} />
        {isDoneHere ? (
          <p className="queue-done">
            {DONE} · <UndoButton name={Nombre} onUndo={() => void actions.undo(asesoria)} />
          </p>
        ) : (
          <Work asesoria={asesoria} onMark={() => void actions.mark(asesoria)} />
        )}
      </article>
    </li>
  )
}

const SHOWN = 240

function What({ asesoria, failure }: { asesoria: Asesoria; failure: string | undefined }) {
  const { TipoServicio, DetalleSolicitud, Estado, PorResponder } = asesoria
  const isMoving = Estado === 'en_curso' || Estado === 'esperando_respuesta'
  return (
    <div className="queue-what">
      <p className="queue-service queue-cut">{TipoServicio}</p>
      <p className="queue-words queue-soft queue-cut">
        {PorResponder && <strong className="queue-tag queue-tag-new">Escribió</strong>}
        {isMoving && <span className="queue-tag">{ESTADO_TEXTS[Estado]}</span>}
        <span>{DetalleSolicitud.slice(0, SHOWN)}</span>
      </p>
      {failure && <p className="text-danger">{failure}</p>}
    </div>
  )
}

function Work({ asesoria, onMark }: { asesoria: Asesoria; onMark: () => void }) {
  const { Nombre, MedioContacto, Atiende, FechaSolicitud, Realizada } = asesoria
  const days = FechaSolicitud === null ? null : daysAgo(FechaSolicitud, Date.now())
  return (
    <>
      <div className="queue-attends">
        <p className="queue-soft queue-cut">{MedioContacto}</p>
        <p className="queue-cut" title={Atiende?.Nombre}>
          {Atiende?.Nombre ?? '—'}
        </p>
      </div>
      {FechaSolicitud === null || days === null ? (
        <p className="queue-age">—</p>
      ) : (
        <p
          className="queue-age"
          data-old={(days > OLD_DAYS && !Realizada) || undefined}
          title={formatDateTime(FechaSolicitud)}
        >
          <span aria-hidden="true">{days === 0 ? 'hoy' : `${days} d`}</span>
          <span className="sr-only">{agoText(days)}</span>
        </p>
      )}
      <div className="queue-action">
        <Button
          variant="secondary"
          small
          className="queue-mark"
          disabled={Realizada}
          aria-label={`${Realizada ? DONE : MARK} ${Nombre}`}
          onClick={onMark}
        >
          <Check aria-hidden="true" className="size-4" />
          {Realizada ? (
            DONE
          ) : (
            <>
              <span className="queue-long">{MARK}</span>
              <span className="queue-short">Marcar</span>
            </>
          )}
        </Button>
      </div>
    </>
  )
}
