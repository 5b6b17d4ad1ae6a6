import type { Boletin } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { askAndSend, readNotice } from './notice.ts'
import { MENSAJES_AVISO as TEXTO } from './notice-messages.ts'
import { outcomeFacts } from './outcome-text.ts'

/** Whether the readers were told of a bulletin, what became of that, and the button that tells them. */
export function NoticeAside({ record }: { record: Boletin }) {
  const id = useId()
  const query = useQuery({
    queryKey: ['aviso', record.Id],
    queryFn: ({ signal }) => readNotice(record.Id, signal),
  })
  const tell = async (count: number) => {
    await askAndSend(record, count)
    await query.refetch()
  }
  return (
    <section aria-labelledby={id} className="max-w-text">
      <h2 id={id} className="text-lg">
        {TEXTO.title}
      </h2>
      <LoadedOr query={query} failed={TEXTO.loadFailed} place="h-24">
        {({ Lectores, Aviso }) => {
          if (Aviso)
            return (
              <>
                <p className="mt-1 text-ink-soft">{TEXTO.done(Aviso.Quien, formatDate(Aviso.Fecha))}</p>
                <Facts facts={outcomeFacts(Aviso)} />
              </>
            )
          if (record.Estado !== 'publicado') return <p className="mt-1 text-ink-soft">{TEXTO.unpublished}</p>
          if (Lectores === 0) return <p className="mt-1 text-ink-soft">{TEXTO.nobody}</p>
          return (
            <>
              <p className="mt-1 text-ink-soft">{TEXTO.notYet}</p>
              <Button className="mt-3" onClick={() => void tell(Lectores)}>
                {TEXTO.notify(Lectores)}
              </Button>
            </>
          )
        }}
      </LoadedOr>
    </section>
  )
}
