import '../queue/queue.css'
import type { Asesoria } from '@naf/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { cachedRows } from '../../../api/row-changes.ts'
import { useScreenPath } from '../../../auth/paths.ts'
import { formatNumber } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { useMedia } from '../../../ui/hooks.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useAsesoriaActions } from '../asesoria-actions.tsx'
import { LIST, type OpenedFrom, useCase } from '../asesoria-data.ts'
import { TAB, useKeys, write } from '../queue/queue-keys.tsx'
import { CaseState, CaseView, UnderName } from './CaseView.tsx'

/** The queue shows it beside its rows; pane and page come in one script. */
export { CasePane } from './CaseView.tsx'

export default function CasePage() {
  const { id = '' } = useParams()
  const query = useCase(id)
  const actions = useAsesoriaActions()
  const hasColumns = useMedia('(width >= 75rem)')
  const asesoria = query.data?.Asesoria
  const { hash } = useLocation()
  const around = useListAround(id)
  const mark = async (marked: Asesoria) => {
    const isMarked = await actions.mark(marked)
    if (isMarked) around.goOn(marked.Id)
    return isMarked
  }
  useKeys({
    j: () => around.show(around.after),
    k: () => around.show(around.before),
    e: asesoria && (() => mark(asesoria)),
    a: asesoria && (() => actions.takeOn(asesoria)),
    r: () => write('mensaje'),
    n: () => write('nota'),
  })
  const isThere = asesoria !== undefined
  useEffect(() => {
    if (!isThere) return
    if (hash === `#${TAB.nota}`) write('nota')
    if (hash === `#${TAB.mensaje}`) write('mensaje')
  }, [isThere, hash])

  return (
    <div data-keys className="case-page">
      <Steps around={around} />
      <PageHeading
        title={asesoria?.Nombre ?? 'Asesoría'}
        documentTitle="Asesoría"
        className="case-name top-(--table-top) wrap-anywhere"
      >
        {asesoria && <UnderName asesoria={asesoria} />}
      </PageHeading>
      {asesoria ? (
        <CaseView
          heading="h2"
          key={asesoria.Id}
          asesoria={asesoria}
          actions={{ ...actions, mark }}
          inColumns={hasColumns}
          onRemoved={around.leave}
        />
      ) : (
        <CaseState query={query} />
      )}
    </div>
  )
}

/** The list that the request was opened from. Its requests follow each other in one entry of the history: 'back' is the list. */
const useListAround = (id: string) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const path = useScreenPath('ver-asesorias')
  const { state } = useLocation()
  const { query = '', ids = [] } = (state ?? {}) as Partial<OpenedFrom>
  const at = ids.indexOf(id)
  const before = ids[at - 1]
  const after = at < 0 ? undefined : ids[at + 1]
  const list = { pathname: path, search: query }
  const shown = useRef(id)
  useEffect(() => {
    shown.current = id
    return () => {
      shown.current = ''
    }
  }, [id])

  const show = (other: string | undefined) =>
    other !== undefined && navigate(`${path}/${other}`, { replace: true, state })
  /** Shows the next open request after one was marked, if the person has not gone on meanwhile. */
  const goOn = (marked: string) => {
    const done = cachedRows<Asesoria>(client, LIST).filter(({ Realizada }) => Realizada)
    const isOpen = (other: string) => !done.some(({ Id }) => Id === other)
    if (at >= 0 && shown.current === marked) show(ids.slice(at + 1).find(isOpen))
  }
  const leave = () => void navigate(list, { replace: true })
  return { path, list, state, at, count: ids.length, before, after, show, goOn, leave }
}

function Steps({ around }: { around: ReturnType<typeof useListAround> }) {
  const { path, list, state, at, count, before, after } = around
  const step = (id: string | undefined, text: string, key: string) =>
    id && (
      <ButtonLink to={`${path}/${id}`} replace state={state} variant="secondary" small>
        {text} <kbd>{key}</kbd>
      </ButtonLink>
    )
  return (
    <nav aria-label="Lista" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <ButtonLink to={list} variant="quiet" small>
        <ArrowLeft aria-hidden="true" className="size-5" />
        Volver a la lista
      </ButtonLink>
      <div className="flex flex-wrap items-center gap-2">
        {at >= 0 && (
          <span className="text-ink-soft text-xs">{`${formatNumber(at + 1)} de ${formatNumber(count)}`}</span>
        )}
        {step(before, 'Anterior', 'K')}
        {step(after, 'Siguiente', 'J')}
      </div>
    </nav>
  )
}
