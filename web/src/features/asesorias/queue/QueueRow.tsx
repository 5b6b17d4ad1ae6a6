import { type Asesoria, daysAgo, OLD_DAYS } from '@naf/contract'
import { Check } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { UndoButton } from '../asesoria-actions.tsx'
import { agoText, DONE, ESTADO, MARK } from '../asesoria-texts.ts'
import { excerptOf, Marked } from './Marked.tsx'

interface QueueRowProps {
  asesoria: Asesoria
  /** The searched words. */
  words: readonly string[]
  /** The request's own page, and the search of the queue's address to return to. */
  to: string
  from: string
  isSelected: boolean
  isChosen: boolean
  /** Why it was not changed with the others that were chosen. */
  failure: string | undefined
  /** Whether it was done while this view was open. */
  isDoneHere: boolean
  now: number
  onOpen: (id: string, event: MouseEvent) => void
  /** `range` is a press with Shift. */
  onChoose: (id: string, on: boolean, range: boolean) => void
  onMark: (asesoria: Asesoria) => void
  onUndo: (asesoria: Asesoria) => void
}

/** A request in two lines, or as a card where there is no room for them. All of it leads to the request. */
export function QueueRow(props: QueueRowProps) {
  const { asesoria, words, to, from, isSelected, isChosen, isDoneHere, onOpen, onUndo } = props
  const name = useId()
  const { Id, Nombre, Ciudad, MedioContacto, Atiende, UsuarioUsername, Realizada } = asesoria
  return (
    <li data-row={Id}>
      <article
        aria-labelledby={name}
        data-muted={Realizada || undefined}
        data-selected={isSelected || undefined}
        data-chosen={isChosen || undefined}
        className="queue-row"
      >
        <Choose {...props} />
        <div className="queue-who">
          <Link
            id={name}
            to={to}
            state={from}
            data-action
            className="queue-link queue-cut"
            title={Nombre}
            aria-current={isSelected ? 'true' : undefined}
            onClick={(event) => onOpen(Id, event)}
          >
            <Marked text={Nombre} words={words} />
          </Link>
          <p className="queue-soft queue-cut">
            <Marked text={Ciudad} words={words} />
            {UsuarioUsername !== null && <span> · con cuenta</span>}
          </p>
        </div>
        <What {...props} />
        {isDoneHere ? (
          // It stays where it was marked, and can be undone there.
          <p className="queue-done">
            {DONE} · <UndoButton name={Nombre} onUndo={() => onUndo(asesoria)} />
          </p>
        ) : (
          <>
            <div className="queue-attends">
              <p className="queue-soft queue-cut">{MedioContacto}</p>
              <p className="queue-cut" title={Atiende?.Nombre}>
                {Atiende?.Nombre ?? '—'}
              </p>
            </div>
            <Age {...props} />
            <Mark {...props} />
          </>
        )}
      </article>
    </li>
  )
}

/** The service, and how the request begins or where it has the searched words. */
function What({ asesoria, words, failure }: Pick<QueueRowProps, 'asesoria' | 'words' | 'failure'>) {
  const { TipoServicio, DetalleSolicitud, Estado, PorResponder } = asesoria
  const isMoving = Estado === 'en_curso' || Estado === 'esperando_respuesta'
  return (
    <div className="queue-what">
      <p className="queue-service queue-cut">
        <Marked text={TipoServicio} words={words} />
      </p>
      <p className="queue-words queue-soft queue-cut">
        {PorResponder && <strong className="queue-tag queue-tag-new">Escribió</strong>}
        {isMoving && <span className="queue-tag">{ESTADO[Estado]}</span>}
        <Marked text={excerptOf(DetalleSolicitud, words)} words={words} />
      </p>
      {failure && <p className="text-danger">{failure}</p>}
    </div>
  )
}

function Choose({ asesoria, isChosen, onChoose }: Pick<QueueRowProps, 'asesoria' | 'isChosen' | 'onChoose'>) {
  return (
    <label className="queue-choose">
      <input
        type="checkbox"
        aria-label={`Elegir ${asesoria.Nombre}`}
        checked={isChosen}
        onChange={({ target, nativeEvent }) =>
          onChoose(asesoria.Id, target.checked, (nativeEvent as PointerEvent).shiftKey)
        }
        className="checkbox"
      />
    </label>
  )
}

function Age({ asesoria: { FechaSolicitud, Realizada }, now }: Pick<QueueRowProps, 'asesoria' | 'now'>) {
  if (FechaSolicitud === null) return <p className="queue-age">—</p>
  const days = daysAgo(FechaSolicitud, now)
  return (
    <p
      className="queue-age"
      data-old={(days > OLD_DAYS && !Realizada) || undefined}
      title={formatDateTime(FechaSolicitud)}
    >
      <span aria-hidden="true">{days === 0 ? 'hoy' : `${days} d`}</span>
      <span className="sr-only">{agoText(days)}</span>
    </p>
  )
}

function Mark({ asesoria, onMark }: Pick<QueueRowProps, 'asesoria' | 'onMark'>) {
  const { Realizada, Nombre } = asesoria
  return (
    <div className="queue-action">
      <Button
        variant="secondary"
        small
        className="queue-mark"
        disabled={Realizada}
        aria-label={`${Realizada ? DONE : MARK} ${Nombre}`}
        onClick={() => onMark(asesoria)}
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
  )
}
