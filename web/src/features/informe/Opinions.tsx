import type { InformeOpinion, Period } from '@naf/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { useOpinions } from './api.ts'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'

/** What people said of how they were served: read when somebody wants to, since each is a record, and on the screen alone. */
export function Opinions({ period }: { period: Period }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <Said period={period} />
  ) : (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      {TEXTO.readOpinions}
    </Button>
  )
}

function Said({ period }: { period: Period }) {
  const query = useOpinions(period)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <section aria-label={TEXTO.said} className="card space-y-4 p-5">
      <LoadedOr query={query} failed={TEXTO.opinionsFailed}>
        {({ pages }) => {
          const opinions = pages.flatMap(({ rows }) => rows)
          if (opinions.length === 0) return <p>{TEXTO.noComments}</p>
          return (
            <ul className="space-y-4">
              {opinions.map((opinion) => (
                <Opinion key={opinion.Id} opinion={opinion} />
              ))}
            </ul>
          )
        }}
      </LoadedOr>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {TEXTO.moreOpinions}
        </Button>
      )}
    </section>
  )
}

function Opinion({
  opinion: { Id, Numero, Servicio, Valor, Comentario, Fecha },
}: {
  opinion: InformeOpinion
}) {
  const request = useScreenPath(`ver-asesorias/${Id}`)
  return (
    <li className="border-b border-line pb-4 last:border-0 last:pb-0">
      <p className="text-ink-soft text-sm">
        <strong className="text-ink">{TEXTO.stars(`${Valor}`)}</strong> · {Servicio} · {formatDate(Fecha)} ·{' '}
        <Link to={request} className="link">
          {Numero ?? TEXTO.request}
        </Link>
      </p>
      {Comentario && <p className="mt-1 whitespace-pre-line wrap-anywhere">{Comentario}</p>}
    </li>
  )
}
