import { api, type Period } from '@naf/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { inPages } from '../../api/lists.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadedOr, NextPageButton } from '../../ui/states.tsx'
import { FRESH_MS, starsName } from './report-model.ts'

/** What people said: each is a record, so it is read on demand, twenty at a time. */
export function Opinions({ period }: { period: Period }) {
  const [isOpen, setOpen] = useState(false)
  const requests = useScreenPath('ver-asesorias')
  const query = useInfiniteQuery({
    queryKey: [api.informe.opiniones.path, period.desde, period.hasta],
    ...inPages(api.informe.opiniones, { query: { limite: 20, ...period } }),
    staleTime: FRESH_MS,
    enabled: isOpen,
  })
  if (!isOpen)
    return (
      <Button variant="secondary" small className="self-start" onClick={() => setOpen(true)}>
        Leer lo que dijeron
      </Button>
    )
  return (
    <section aria-label="Lo que dijeron" className="space-y-4">
      <LoadedOr query={query} failed="No se pudieron cargar las opiniones">
        {(opinions) =>
          opinions.length === 0 ? (
            <p>De este periodo no queda ninguna opinión que leer.</p>
          ) : (
            <ul className="space-y-3">
              {opinions.map(({ Id, Numero, Servicio, Valor, Comentario, Fecha }) => (
                <li key={Id} className="border-t border-line pt-3">
                  <p className="text-ink-soft">
                    <strong className="text-ink">{starsName(Valor)}</strong> · {Servicio} ·{' '}
                    {formatDate(Fecha)} ·{' '}
                    <Link to={`${requests}/${Id}`} className="link">
                      {Numero ?? 'Ver la asesoría'}
                    </Link>
                  </p>
                  {Comentario && (
                    <p className="mt-1 whitespace-pre-line wrap-anywhere text-sm">{Comentario}</p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </LoadedOr>
      <NextPageButton query={query}>Ver más opiniones</NextPageButton>
    </section>
  )
}
