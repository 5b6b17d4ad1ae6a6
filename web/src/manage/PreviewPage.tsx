import type { RecordChange, RecordHistory } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { callAny } from '../api/client.ts'
import { useList } from '../api/lists.ts'
import { useScreenPath } from '../auth/paths.ts'
import { formatDateTime } from '../lib/format.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { ESTADO_NAMES, type Standing, StandingBadge } from '../ui/badges.tsx'
import { LoadedOr } from '../ui/states.tsx'
import { FoundRecord, RecordPage, recordIn } from './FoundRecord.tsx'
import type { Kind, RecordTable, StoredRecord } from './kind.ts'
import { capital } from './save-record.ts'

/** Where staff sees a record as its readers do, published or not, and what happened to it. */
export function PreviewPage<Item extends StoredRecord & Standing>({ kind }: { kind: Kind<Item> }) {
  const { table, noun, texts, Preview, Aside } = kind
  const { id = '' } = useParams()
  const list = useScreenPath(kind.path)
  const query = useList(table.list)
  return (
    <RecordPage title="Vista previa" intro="Así lo ve quien lo lee. Debajo está lo que se cambió.">
      <FoundRecord query={recordIn(query, id)} noun={noun} failed={texts.recordFailed} list={list}>
        {(record) => (
          <>
            <div className="flex flex-wrap items-center gap-4 text-sm">
              <div>
                <StandingBadge {...record} />
              </div>
              <ButtonLink to={`${list}/editar/${record.Id}`} variant="secondary" small>
                Editar
              </ButtonLink>
            </div>
            {Preview && (
              <section aria-label={`${capital(noun)} ${kind.nameOf(record)}`} className="max-w-xl">
                <Preview record={record} />
              </section>
            )}
            {Aside && <Aside record={record} />}
            {table.history && <Past history={table.history} id={record.Id} />}
          </>
        )}
      </FoundRecord>
    </RecordPage>
  )
}

/** By the end of an event's name: `boletin.editado`, `imagen.editada`. */
const EVENTS: readonly (readonly [RegExp, string])[] = [
  [/\.cread[oa]$/, 'Creación'],
  [/\.publicad[oa]$/, 'Publicación'],
  [/\.editad[oa]$/, 'Edición'],
  [/\.avisado$/, 'Aviso a los lectores'],
]

const FIELDS: Record<string, string> = {
  titulo: 'título',
  descripcion: 'descripción',
  fechaPublicacion: 'fecha de publicación',
  fechaProgramada: 'día y hora en que se publica',
}

/** What happened to a record, in a line: 'Edición: título, archivo. Queda archivado.' */
const changeText = ({ Evento, Campos, Estado }: RecordChange): string => {
  const what = EVENTS.find(([name]) => name.test(Evento))?.[1] ?? Evento
  const fields = Campos.map((name) => FIELDS[name] ?? name).join(', ')
  const state = Estado && Estado !== 'publicado' ? ` Queda ${ESTADO_NAMES[Estado].toLowerCase()}.` : ''
  return `${what}${fields && `: ${fields}`}.${state}`
}

function Past({ history, id }: { history: NonNullable<RecordTable<StoredRecord>['history']>; id: string }) {
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  const query = useQuery({
    queryKey: [history.path, id],
    queryFn: ({ signal }) => callAny(history, { params: { id }, signal }) as Promise<RecordHistory>,
    // Every change adds to it.
    staleTime: 0,
  })
  const isThere = query.data !== undefined
  useEffect(() => {
    if (isThere && hash === '#historial') section.current?.scrollIntoView()
  }, [isThere, hash])
  return (
    <LoadedOr query={query} failed="No se pudo cargar el historial">
      {({ Cambios }) => (
        <section ref={section} aria-label="Historial" className="max-w-text scroll-mt-20">
          <h2 className="text-lg">Historial</h2>
          {Cambios.length === 0 && <p className="mt-2 text-ink-soft">Aún no hay cambios anotados.</p>}
          <ol className="mt-3 flex flex-col gap-2">
            {Cambios.map((change) => (
              <li key={change.Fecha + change.Evento} className="wrap-anywhere">
                {changeText(change)}{' '}
                <span className="block text-ink-soft text-sm">
                  {change.Quien && `${change.Quien}, `}
                  {formatDateTime(change.Fecha)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </LoadedOr>
  )
}
