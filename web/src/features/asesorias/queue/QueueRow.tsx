import { type Asesoria, daysAgo } from '@naf/contract'
import { Check } from 'lucide-react'
import { type MouseEvent, memo, useId } from 'react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { MENSAJES_LISTA } from '../list-messages.ts'
import { UndoButton } from '../UndoButton.tsx'
import { Marked } from './Marked.tsx'
import { excerptOf, hiddenMatch } from './matching.ts'
import { ESTADO, MENSAJES_COLA as TEXTO } from './messages.ts'

interface QueueRowProps {
  asesoria: Asesoria
  words: readonly string[]
  /** Where its own page is, and the state of the queue to return to. */
  to: string
  from: string
  isSelected: boolean
  /** Whether it was done while this view was open. */
  isDoneHere: boolean
  now: number
  onOpen: (id: string, event: MouseEvent) => void
  onMark: (asesoria: Asesoria) => void
  onUndo: (asesoria: Asesoria) => void
}

/** A request in two lines, or as a card where there is no room for them. All of it leads to the request. */
function Row(props: QueueRowProps) {
  const { asesoria, words, to, from, isSelected, isDoneHere, onOpen } = props
  const name = useId()
  const { Id, Nombre, Ciudad, MedioContacto, Atiende, UsuarioUsername } = asesoria
  return (
    <li data-row={Id}>
      <article
        aria-labelledby={name}
        data-muted={asesoria.Realizada || undefined}
        data-selected={isSelected || undefined}
        className="queue-row"
      >
        <div className="queue-who">
          <Link
            id={name}
            to={to}
            state={from}
            data-action
            className="queue-link queue-cut"
            aria-current={isSelected ? 'true' : undefined}
            onClick={(event) => onOpen(Id, event)}
          >
            <Marked text={Nombre} words={words} />
          </Link>
          <p className="queue-soft queue-cut">
            <Marked text={Ciudad} words={words} />
            {UsuarioUsername !== null && <span> · {TEXTO.withAccount.toLowerCase()}</span>}
          </p>
        </div>
        <What asesoria={asesoria} words={words} />
        <p className="queue-medium queue-soft queue-cut">{MedioContacto}</p>
        {isDoneHere ? (
          <Done {...props} />
        ) : (
          <>
            <p className="queue-attends queue-soft queue-cut">{Atiende?.Nombre ?? TEXTO.nobody}</p>
            <Age {...props} />
            <Mark {...props} />
          </>
        )}
      </article>
    </li>
  )
}

/** Not rendered again while others change. */
export const QueueRow = memo(Row)

/** What for, and how it begins; or what of it was searched and is not in sight otherwise. */
function What({ asesoria, words }: Pick<QueueRowProps, 'asesoria' | 'words'>) {
  const { TipoServicio, DetalleSolicitud, Estado, PorResponder } = asesoria
  const hidden = hiddenMatch(asesoria, words)
  const isMoving = Estado === 'en_curso' || Estado === 'esperando_respuesta'
  return (
    <div className="queue-what">
      <p className="queue-service queue-cut">
        <Marked text={TipoServicio} words={words} />
      </p>
      <p className="queue-words queue-soft queue-cut">
        {PorResponder && <strong className="queue-tag queue-tag-new">{TEXTO.newMessage}</strong>}
        {isMoving && <span className="queue-tag">{ESTADO[Estado]}</span>}
        {hidden && (
          <span>
            {TEXTO.matchedIn[hidden.name]}: <Marked text={hidden.text} words={words} /> ·{' '}
          </span>
        )}
        <Marked text={excerptOf(DetalleSolicitud, words)} words={words} />
      </p>
    </div>
  )
}

function Age({ asesoria: { FechaSolicitud, Realizada }, now }: Pick<QueueRowProps, 'asesoria' | 'now'>) {
  if (FechaSolicitud === null) return <p className="queue-age">{TEXTO.nobody}</p>
  const days = daysAgo(FechaSolicitud, now)
  return (
    <p
      className="queue-age"
      data-old={(days > 7 && !Realizada) || undefined}
      title={formatDateTime(FechaSolicitud)}
    >
      <span aria-hidden="true">{TEXTO.age(days)}</span>
      <span className="sr-only">{TEXTO.ago(days)}</span>
    </p>
  )
}

function Mark({ asesoria, onMark }: Pick<QueueRowProps, 'asesoria' | 'onMark'>) {
  return (
    <div className="queue-action">
      <Button
        variant="secondary"
        small
        className="queue-mark"
        disabled={asesoria.Realizada}
        aria-label={`${asesoria.Realizada ? TEXTO.done : MENSAJES_LISTA.mark} ${asesoria.Nombre}`}
        onClick={() => onMark(asesoria)}
      >
        <Check aria-hidden="true" className="size-4" />
        {asesoria.Realizada ? (
          TEXTO.done
        ) : (
          <>
            <span className="queue-long">{MENSAJES_LISTA.mark}</span>
            <span className="queue-short">{TEXTO.mark}</span>
          </>
        )}
      </Button>
    </div>
  )
}

/** It stays where it was marked, and can be undone there. */
function Done({ asesoria, onUndo }: Pick<QueueRowProps, 'asesoria' | 'onUndo'>) {
  return (
    <p className="queue-done">
      {TEXTO.done} · <UndoButton name={asesoria.Nombre} onUndo={() => onUndo(asesoria)} />
    </p>
  )
}
