import type { Tracked } from '@naf/contract'
import { MessageCircle } from 'lucide-react'
import { lazy, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { type Fact, Facts } from '../Facts.tsx'
import { LongText } from '../LongText.tsx'
import { Part } from '../Part.tsx'
import { SkeletonList } from '../Skeleton.tsx'
import { answerDrafts } from './answer-drafts.ts'
import { Messages } from './Messages.tsx'
import { MENSAJES_SOLICITUD as TEXTO } from './messages.ts'
import { OpinionPart } from './OpinionPart.tsx'
import type { RequestCalls, RequestOf } from './request-calls.ts'
import { StateLine } from './StateLine.tsx'
import { Track } from './Track.tsx'
import { useCancel } from './useCancel.ts'

const AnswerForm = lazy(() => import('./AnswerForm.tsx'))

interface TrackedRequestProps extends RequestOf {
  request: Tracked
  calls: RequestCalls
  /** Where the answers are instead of here; empty if nobody reads the typed address. Null if they are here. */
  answersIn?: string | null
}

/** A request as the person who asked sees it: how far it is, what was said, and what they can do with it. */
export function TrackedRequest({ request, calls, answersIn = null, ...of }: TrackedRequestProps) {
  const isHere = answersIn === null
  const isClosed = request.Estado === 'realizada'
  const heading = useRef<HTMLHeadingElement>(null)
  const [answering, setAnswering] = useState<'begun' | 'asked' | null>(() =>
    request.Estado === 'esperando_respuesta' || answerDrafts(of.id).load(of.owner) ? 'begun' : null,
  )
  const toHeading = () => heading.current?.focus()
  const cancel = useCancel(calls.cancel, toHeading)
  const sent: Fact[] = [
    [TEXTO.medio, request.MedioContacto],
    [TEXTO.detalle, <LongText key="detalle" text={request.DetalleSolicitud} />],
  ]
  const closeForm = () => {
    setAnswering(null)
    toHeading()
  }
  return (
    <article aria-labelledby={`solicitud-${of.id}`} className="receipt-shadow">
      <div className="receipt space-y-6 bg-paper px-5 pt-5 sm:px-8 sm:pt-8">
        <h2
          id={`solicitud-${of.id}`}
          ref={heading}
          tabIndex={-1}
          className="text-xl tabular-nums focus:outline-none"
        >
          {TEXTO.numbered(request.TipoServicio, request.Numero)}
        </h2>
        <Track request={request} />
        <StateLine request={request} />
        {answersIn && <p className="wrap-anywhere">{TEXTO.answersIn(answersIn)}</p>}
        {isHere && (
          <>
            <div className="border-t-2 border-dotted border-line pt-5">
              <h3 className="mb-3 text-lg">{TEXTO.messages}</h3>
              <Messages messages={request.Mensajes} />
              {answering ? (
                <Part fallback={<SkeletonList count={1} className="mt-4 h-40" />}>
                  <AnswerForm
                    {...of}
                    takesFocus={answering === 'asked'}
                    send={calls.answer}
                    onSent={closeForm}
                    onCancel={closeForm}
                  />
                </Part>
              ) : (
                <Button variant="secondary" small className="mt-4" onClick={() => setAnswering('asked')}>
                  <MessageCircle aria-hidden="true" className="size-4" />
                  {isClosed ? TEXTO.answer.again : TEXTO.answer.open}
                </Button>
              )}
            </div>
            <OpinionPart {...of} request={request} send={calls.rate} />
          </>
        )}
        <div className="border-t-2 border-dotted border-line pt-5">
          <h3 className="mb-3 text-lg">{TEXTO.sent}</h3>
          <Facts facts={sent} />
        </div>
        {isHere && !isClosed && (
          <Button
            variant="quiet"
            small
            busy={cancel.busy}
            className="text-danger"
            onClick={() => void cancel.ask()}
          >
            {TEXTO.cancel.button}
          </Button>
        )}
      </div>
    </article>
  )
}
