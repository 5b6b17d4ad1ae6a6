import type { AsesoriaCase } from '@naf/contract'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkedText } from '../../../ui/LinkedText.tsx'
import { historyText } from './history-texts.ts'
import { MENSAJES_CASO as TEXTO } from './messages.ts'
import { useResend } from './useCaseChanges.ts'

interface PartProps {
  title: string
  children: ReactNode
}

export function Part({ title, children }: PartProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-sm">{title}</h2>
      {children}
    </section>
  )
}

interface TextsProps {
  /** Without an author if the person wrote it. */
  texts: AsesoriaCase['Mensajes']
  person?: string
  none: string
}

function Texts({ texts, person, none }: TextsProps) {
  if (texts.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <ol className="flex flex-col gap-2">
      {texts.map(({ Id, Texto, Autor, Fecha }) => (
        <li key={Id} className="border-line border-l-4 pl-3">
          <p className="text-ink-soft text-xs">
            {Autor ?? person}, {formatDateTime(Fecha)}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">
            {Autor === null ? Texto : <LinkedText text={Texto} />}
          </p>
        </li>
      ))}
    </ol>
  )
}

type Found = Pick<AsesoriaCase, 'Mensajes' | 'Notas' | 'Asesoria'>

/** Both ways, the oldest first. */
export function Messages({ found: { Mensajes, Asesoria } }: { found: Found }) {
  return <Texts texts={Mensajes} person={TEXTO.fromPerson(Asesoria.Nombre)} none={TEXTO.noMessages} />
}

export function Notes({ found: { Notas } }: { found: Found }) {
  return <Texts texts={Notas} none={TEXTO.noNotes} />
}

/** What became of each mail, and the confirmation once more. */
export function Mails({
  found: { Asesoria, Correos },
}: {
  found: Pick<AsesoriaCase, 'Asesoria' | 'Correos'>
}) {
  const resend = useResend(Asesoria.Id)
  return (
    <>
      {Correos.length === 0 && <p className="text-ink-soft">{TEXTO.noMails}</p>}
      <ul className="flex flex-col gap-1">
        {Correos.map(({ Id, Asunto, Estado, Fecha }) => (
          <li key={Id} className="wrap-anywhere">
            <strong
              className={Estado === 'no_entregado' || Estado === 'rebotado' ? 'text-danger' : undefined}
            >
              {TEXTO.mailStates[Estado]}
            </strong>{' '}
            · {Asunto} <span className="text-ink-soft text-xs">{formatDateTime(Fecha)}</span>
          </li>
        ))}
      </ul>
      {Asesoria.Correo !== '' && (
        <Button
          variant="quiet"
          small
          className="self-start"
          busy={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {TEXTO.resend}
        </Button>
      )}
    </>
  )
}

export function History({ entries }: { entries: AsesoriaCase['Historial'] }) {
  return (
    <ol className="flex flex-col gap-1">
      {entries.map((entry) => (
        <li key={entry.Fecha + entry.Evento} className="wrap-anywhere">
          {historyText(entry)} <span className="text-ink-soft text-xs">{formatDateTime(entry.Fecha)}</span>
        </li>
      ))}
    </ol>
  )
}
