import type { Boletin, Notice, NoticeState } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { askAndSend, isTold, readNotice } from './notice.ts'
import { MENSAJES_AVISO as TEXTO } from './notice-messages.ts'
import { outcomeFacts } from './outcome-text.ts'

/** Whether the readers were told of a bulletin, what became of that, and the button that tells them. */
export function NoticeAside({ record }: { record: Boletin }) {
  const id = useId()
  const query = useQuery({
    queryKey: ['aviso', record.Id],
    queryFn: ({ signal }) => readNotice(record.Id, signal),
  })
  const tell = async ({ Lectores, Aviso }: NoticeState) => {
    await askAndSend(record, Lectores, Aviso ? TEXTO.askRest : TEXTO.ask)
    await query.refetch()
  }
  return (
    <section aria-labelledby={id} className="max-w-text">
      <h2 id={id} className="text-lg">
        {TEXTO.title}
      </h2>
      <LoadedOr query={query} failed={TEXTO.loadFailed} place="h-24">
        {(state) => (
          <>
            {state.Aviso && <Outcome aviso={state.Aviso} />}
            {!isTold(state) && <Offer record={record} state={state} onTell={() => void tell(state)} />}
          </>
        )}
      </LoadedOr>
    </section>
  )
}

function Outcome({ aviso }: { aviso: Notice }) {
  return (
    <>
      <p className="mt-1 text-ink-soft">{TEXTO.done(aviso.Quien, formatDate(aviso.Fecha))}</p>
      <Facts facts={outcomeFacts(aviso)} />
    </>
  )
}

interface OfferProps {
  record: Boletin
  state: NoticeState
  onTell: () => void
}

function Offer({ record, state: { Lectores, Aviso }, onTell }: OfferProps) {
  if (record.Estado !== 'publicado') return <p className="mt-1 text-ink-soft">{TEXTO.unpublished}</p>
  if (Lectores === 0) return <p className="mt-1 text-ink-soft">{TEXTO.nobody}</p>
  return (
    <>
      <p className="mt-1 text-ink-soft">{Aviso ? TEXTO.interrupted : TEXTO.notYet}</p>
      <Button className="mt-3" onClick={onTell}>
        {TEXTO.notify(Lectores)}
      </Button>
    </>
  )
}
