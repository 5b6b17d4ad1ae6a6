import { ChevronLeft, ChevronRight, FileWarning, TriangleAlert } from 'lucide-react'
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/client.ts'
import type { usePagedList } from '../api/paged-list.ts'
import { formatNumber } from '../lib/format.ts'
import { Button } from '../ui/Button.tsx'
import { alertError } from '../ui/dialog.ts'
import { RetryButton } from '../ui/states.tsx'
import { Choice } from './Choice.tsx'
import { type ChangeTable, PAGE_SIZES } from './table-state.ts'
import type { VisibleRows } from './use-rows.ts'

export type TableWindow = Pick<ReturnType<typeof usePagedList>, 'total' | 'rest' | 'isPartial' | 'older'>

/** A reading under way is told once and not with each page that comes. */
export const listStatus = (found: number, window: TableWindow | undefined): string => {
  if (window?.rest.isAwaited) return 'Cargando el resto…'
  if (window?.older.isFetching) return 'Buscando en los anteriores…'
  if (found === 0) return 'Ningún resultado'
  return found === 1 ? '1 resultado' : `${formatNumber(found)} resultados`
}

type Retried = ComponentProps<typeof RetryButton>['query']

function FailedNotice({ text, query }: { text: string; query: Retried }) {
  return (
    <div
      role="alert"
      className="mx-3 mb-3 flex flex-wrap items-center gap-3 rounded-md bg-danger-soft p-3 text-sm"
    >
      <TriangleAlert aria-hidden="true" className="size-5 text-danger" />
      <p className="flex-1">{text}</p>
      <RetryButton query={query} />
    </div>
  )
}

export function ListNotices(props: {
  query: Retried & { isError: boolean }
  window: TableWindow | undefined
}) {
  const { query, window } = props
  const stale = 'No se pudo actualizar la lista: lo que ves puede haber cambiado.'
  return (
    <>
      {window && <WindowNotice window={window} />}
      {query.data !== undefined && query.isError && <FailedNotice text={stale} query={query} />}
    </>
  )
}

const conjunction = new Intl.ListFormat('es-EC', { type: 'conjunction' })

/** Names the records that are missing from the list, because nobody can read them. */
export function UnreadableNotice({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null
  const what = ids.length === 1 ? 'No se pudo leer el registro' : 'No se pudieron leer los registros'
  return (
    <div className="m-3 flex items-start gap-3 rounded-md bg-accent-soft p-3 text-sm wrap-anywhere">
      <FileWarning aria-hidden="true" className="size-5 shrink-0" />
      <p role="status">{`${what} ${conjunction.format(ids)}. Avisa a quien administra el sistema.`}</p>
    </div>
  )
}

function WindowNotice({ window: { total, rest, isPartial, older } }: { window: TableWindow }) {
  const here = `están los ${formatNumber(total)} registros más recientes.`
  if (rest.isError)
    return <FailedNotice text={`No se pudo cargar el resto de la lista: aquí ${here}`} query={rest} />
  if (!isPartial) return null
  const how = 'Para encontrar uno anterior, busca una sola palabra, un número de cédula o un correo.'
  const more = older.hasMore ? ' Hay más coincidencias anteriores: busca por cédula o por correo.' : ''
  return (
    <>
      <p className="px-3 pb-2 text-ink-soft text-sm">{`Aquí ${here} ${how}${more}`}</p>
      {older.isError && <FailedNotice text="No se pudo buscar en los registros anteriores." query={older} />}
    </>
  )
}

interface PagerProps {
  shown: Pick<VisibleRows<unknown>, 'pageNumber' | 'pages' | 'found'>
  size: number
  change: ChangeTable
  /** More rows are coming: the number of pages is not read out each time. */
  isGrowing: boolean | undefined
}

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))

/** Absent while all rows fit the smallest page. */
export function Pager({ shown, size, change, isGrowing }: PagerProps) {
  const { pageNumber, pages, found } = shown
  if (found <= PAGE_SIZES[0]) return null
  const turn = (page: number) => (event: MouseEvent) => {
    change({ page })
    event.currentTarget.closest('section')?.scrollIntoView({ block: 'start' })
  }
  return (
    <nav
      aria-label="Páginas de la lista"
      className="flex flex-wrap items-end justify-between gap-3 p-3 text-sm"
    >
      <Choice
        label="Filas por página"
        value={String(size)}
        options={SIZES}
        onChange={(value) => change({ size: Number(value) })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" off={pageNumber <= 1} onClick={turn(pageNumber - 1)} small>
          <ChevronLeft aria-hidden="true" className="size-4" />
          Anterior
        </Button>
        <p aria-live={isGrowing ? 'off' : 'polite'} className="max-sm:order-first max-sm:basis-full">
          {`Página ${formatNumber(pageNumber)} de ${formatNumber(pages)}`}
        </p>
        <Button variant="secondary" off={pageNumber >= pages} onClick={turn(pageNumber + 1)} small>
          Siguiente
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </nav>
  )
}

/**
 * Shows a failed load in the '❌ Error' dialog, once for each try that a person makes: opening the screen or 'Reintentar'.
 * A background refetch opens no dialog.
 * @returns the query, with the `refetch` for 'Reintentar'
 */
export const useFailureDialog = <Query extends Retried & { isError: boolean; error?: unknown }>(
  query: Query,
  text: string,
  { enabled = true } = {},
): Query => {
  const { data, isError, error, isFetching } = query
  // Null where the record does not exist. The session's end has a dialog of its own.
  const isMissing = data === null || (data === undefined && isError)
  const endsSession = error instanceof ApiError && error.code === 'unauthenticated'
  const failed = enabled && isMissing && !isFetching && !endsSession
  // Opening the screen is the first try.
  const isTried = useRef(true)
  const [openings, setOpenings] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a try that fails at once changes nothing but the error
  useEffect(() => {
    if (!failed || !isTried.current) return
    isTried.current = false
    setOpenings((count) => count + 1)
  }, [failed, error])

  useEffect(() => {
    if (openings === 0) return
    const closing = new AbortController()
    void alertError(text, closing.signal)
    return () => closing.abort()
  }, [openings, text])

  const refetch = () => {
    isTried.current = true
    return query.refetch()
  }
  return { ...query, refetch }
}
