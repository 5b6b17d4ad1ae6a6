import type { OfferedAsesoria } from '@naf/contract'
import { useEffect, useRef, useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { confirmDelete } from '../../ui/dialog.ts'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { MENSAJES_SOLICITUD } from '../../ui/tracking/messages.ts'
import { MENSAJES_PROPIAS } from './messages.ts'
import { useOfferedRequests, useRecognize } from './own-requests.ts'

const TEXTO = MENSAJES_PROPIAS.offered

/** Requests that somebody sent with the account's e-mail, until the person says whose they are. Nothing if there are none. */
export function OfferedRequests() {
  const query = useOfferedRequests()
  const [outcome, setOutcome] = useState('')
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const requests = query.data?.pages.flatMap(({ rows }) => rows)
  if (query.isPending || (requests?.length === 0 && outcome === '')) return null
  return (
    <section aria-labelledby="enviadas-con-tu-correo" className="card space-y-4 p-5 sm:p-8">
      <h2 id="enviadas-con-tu-correo" className="text-xl">
        {TEXTO.title}
      </h2>
      <Outcome text={outcome} />
      <LoadedOr query={query} failed={TEXTO.loadFailed} place="h-40">
        {() =>
          requests &&
          requests.length > 0 && (
            <>
              <p>{TEXTO.intro}</p>
              <ul className="space-y-5">
                {requests.map((request) => (
                  <Offered key={request.Id} request={request} onAnswered={setOutcome} />
                ))}
              </ul>
            </>
          )
        }
      </LoadedOr>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {TEXTO.more}
        </Button>
      )}
    </section>
  )
}

/** Takes the focus, because the pressed button is gone. */
function Outcome({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text) line.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <p ref={line} tabIndex={-1} className="rounded-md bg-brand-soft px-4 py-3 focus:outline-none">
      {text}
    </p>
  )
}

interface OfferedProps {
  request: OfferedAsesoria
  onAnswered: (outcome: string) => void
}

function Offered({ request, onAnswered }: OfferedProps) {
  const { Id, Numero, TipoServicio, DetalleSolicitud, FechaSolicitud } = request
  const { mutateAsync, isPending } = useRecognize()
  const name = MENSAJES_SOLICITUD.numbered(TipoServicio, Numero)
  const answer = async (isMine: boolean) => {
    if (isPending || (!isMine && !(await confirmDelete(TEXTO.question)))) return
    // A failure is told by the mutation.
    const isStored = await mutateAsync({ id: Id, isMine }).then(
      () => true,
      () => false,
    )
    if (isStored) onAnswered(isMine ? TEXTO.claimed : TEXTO.disowned)
  }
  return (
    <li className="space-y-3 border-t-2 border-dotted border-line pt-4">
      <h3 className="text-base">{name}</h3>
      {FechaSolicitud && <p className="text-sm text-ink-soft">{TEXTO.sentOn(formatDate(FechaSolicitud))}</p>}
      <p className="wrap-anywhere">
        <LongText text={DetalleSolicitud} of={name} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => void answer(true)}>
          {TEXTO.mine}
        </Button>
        <Button variant="secondary" busy={isPending} onClick={() => void answer(false)}>
          {TEXTO.notMine}
        </Button>
      </div>
    </li>
  )
}
