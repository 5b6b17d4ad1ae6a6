import type { Tracked } from '@naf/contract'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureText } from '../api/client.ts'
import { useSession } from '../auth/session.ts'
import { formatDate } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'
import { Button } from '../ui/Button.tsx'
import { alertError, confirmDelete, notice } from '../ui/dialog.ts'
import { Facts, FoldSummary, LongText } from '../ui/text.tsx'
import { presentStep, RequestName, StateLine, Track, WAITING } from './track.tsx'
import type { RequestCalls } from './tracking-api.ts'
import { hasAnswerDraft, hasOpinionDraft, Messages, OpinionPart } from './tracking-forms.tsx'

interface TrackedRequestProps {
  id: string
  request: Tracked
  calls: RequestCalls
  /** Where the answers are instead of here; empty if nobody reads the typed address. Null if they are here. */
  answersIn?: string | null
}

export function TrackedRequest(props: TrackedRequestProps) {
  const { id, request } = props
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <article
      aria-labelledby={`solicitud-${id}`}
      className="card @container px-[min(1rem,4.5vw)] pt-4 sm:px-8 sm:pt-6"
    >
      <h2
        id={`solicitud-${id}`}
        ref={heading}
        tabIndex={-1}
        className="text-lg leading-tight focus:outline-none @max-[15rem]:text-base"
      >
        <RequestName request={request} />
      </h2>
      <Body {...props} toTop={() => heading.current?.focus()} />
    </article>
  )
}

/** The same as a row that opens. It is open from the start if something was typed in it and not sent. */
export function FoldedRequest(props: TrackedRequestProps) {
  const { id, request } = props
  const { uid } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen] = useState(
    () => hasAnswerDraft(id, uid) || hasOpinionDraft(id, uid, request.Opinion) || undefined,
  )
  const { label, date } = presentStep(request)
  const isAwaited = request.Estado === 'esperando_respuesta'
  return (
    <article aria-labelledby={`solicitud-${id} numero-${id}`}>
      <details open={isOpen} className="px-[min(1rem,4.5vw)] sm:px-8">
        <FoldSummary className="min-h-17">
          <h2 id={`solicitud-${id}`} ref={heading} tabIndex={-1} className="text-base focus:outline-none">
            {request.TipoServicio}
          </h2>
          <p className={classNames('text-xs', isAwaited ? 'font-semibold text-clay' : 'text-ink-soft')}>
            {[isAwaited ? WAITING : label, date && formatDate(date)].filter(Boolean).join(' · ')}
          </p>
        </FoldSummary>
        <p id={`numero-${id}`} className="text-sm text-ink-soft">
          {request.Numero}
        </p>
        <Body {...props} toTop={() => heading.current?.focus()} />
      </details>
    </article>
  )
}

/** @param toTop moves the focus when what was pressed is gone */
function Body({ id, request, calls, answersIn = null, toTop }: TrackedRequestProps & { toTop: () => void }) {
  return (
    <div className="mt-3.5 space-y-4 pb-2">
      <Track request={request} />
      <StateLine request={request} />
      {answersIn && (
        <p className="wrap-anywhere">{`Las respuestas están en el enlace que enviamos a ${answersIn}.`}</p>
      )}
      {answersIn === null && (
        <>
          <Messages id={id} request={request} send={calls.answer} onSettled={toTop} />
          <OpinionPart id={id} request={request} send={calls.rate} />
        </>
      )}
      <details className="border-t-2 border-dotted border-line">
        <FoldSummary className="min-h-12">
          <h3 className="text-base">Lo que nos enviaste</h3>
        </FoldSummary>
        <div className="pb-3.5">
          <Facts
            facts={[
              ['Medio de contacto', request.MedioContacto],
              ['Detalle de la solicitud', <LongText key="detalle" text={request.DetalleSolicitud} />],
            ]}
          />
        </div>
      </details>
      {answersIn === null && request.Estado !== 'realizada' && (
        <Cancel cancel={calls.cancel} onCancelled={toTop} />
      )}
    </div>
  )
}

function Cancel({ cancel, onCancelled }: { cancel: RequestCalls['cancel']; onCancelled: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: cancel,
    onSuccess: async () => {
      await notice('✅ Solicitud cerrada', 'Gracias por avisarnos.')
      onCancelled()
    },
    onError: (error) => alertError(failureText('No se pudo cerrar la solicitud', error)),
  })
  const ask = async () => {
    const question = {
      title: '¿Ya no la necesitas?',
      text: 'Cerraremos esta solicitud y el equipo del NAF dejará de atenderla. Si cambias de idea, puedes escribirnos aquí mismo.',
      confirm: 'Sí, cerrarla',
    }
    if (await confirmDelete(question)) mutate()
  }
  return (
    <div className="border-t-2 border-dotted border-line pt-2">
      <Button variant="quiet" busy={isPending} className="-ml-2 px-2 text-danger" onClick={() => void ask()}>
        Ya no la necesito
      </Button>
    </div>
  )
}
