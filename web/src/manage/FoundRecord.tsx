import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RowsQuery } from '../list/DataTable.tsx'
import { useFailureDialog } from '../list/list-notices.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { mayLeave } from '../ui/exit-guard.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import llamas from '../ui/scenes/detalle-llamas.svg'
import { NO_CONNECTION, RetryButton, Skeleton, StateMessage } from '../ui/states.tsx'

interface RecordPageProps {
  title: string
  intro?: string
  children: ReactNode
}

export function RecordPage({ title, intro, children }: RecordPageProps) {
  return (
    <div className="flex w-full max-w-page flex-col gap-4 px-5 py-4 md:px-6">
      <PageHeading title={title}>{intro && <p>{intro}</p>}</PageHeading>
      {children}
    </div>
  )
}

/** Goes back to the previous page, or to the list if there is none; does nothing after the person has left. */
export const useReturn = (list: string): (() => void) => {
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => {
    // react-router counts the portal's own screens in the history's entries.
    const hasPrevious = Number(window.history.state?.idx) > 0
    if (isHere.current) void (hasPrevious ? navigate(-1) : navigate(list, { replace: true }))
  }
}

export function CancelButton({ goBack }: { goBack: () => void }) {
  const cancel = async () => {
    if (await mayLeave('form')) goBack()
  }
  return (
    <Button variant="secondary" onClick={() => void cancel()}>
      Cancelar
    </Button>
  )
}

/** One record on its way: undefined until it is known, null if it does not exist. */
export type RecordQuery<T> = Omit<RowsQuery<T>, 'data' | 'unreadable'> & { data: T | null | undefined }

/** One record of a list. A list that is read again does not count: somebody else may have changed the record. */
export const recordIn = <T extends { Id: string }>(
  { data, ...query }: RowsQuery<T>,
  id: string,
): RecordQuery<T> => {
  if (query.isFetching) return { ...query, data: undefined }
  const found = data?.find(({ Id }) => Id === id)
  return { ...query, data: found ?? (data && !query.isError ? null : undefined) }
}

function RecordLoading({ noun }: { noun: string }) {
  return (
    <div className="max-w-text">
      <p role="status" className="text-ink-soft">
        {`Cargando ${noun}...`}
      </p>
      <Skeleton className="mt-3 h-16" />
      <Skeleton className="mt-3 h-16" />
      <Skeleton className="mt-3 h-16" />
    </div>
  )
}

interface FoundRecordProps<T> {
  query: RecordQuery<T>
  noun: string
  failed: string
  /** The dialog's text, if it differs from the page's. */
  alert?: string
  /** The way out if there is no such record. */
  list: string
  children: (record: T) => ReactNode
}

/** Shows its children the record. They keep the one they got, so that another person's change never refills a form. */
export function FoundRecord<T>(props: FoundRecordProps<T>) {
  const { query: found, noun, failed, alert = failed, list, children } = props
  const [kept, setKept] = useState<T | null>(null)
  if (kept === null && found.data) setKept(found.data)
  const query = useFailureDialog(found, alert, { enabled: kept === null })
  if (kept !== null) return children(kept)
  const isGone = query.data === null
  if (!isGone && !query.isError) return <RecordLoading noun={noun} />
  return (
    <StateMessage
      kind="failed"
      title={failed}
      scene={isGone ? llamas : undefined}
      action={
        <div className="flex flex-wrap items-center justify-center gap-3">
          {!isGone && <RetryButton query={query} />}
          <ButtonLink to={list} variant="secondary" small>
            Volver a la lista
          </ButtonLink>
        </div>
      }
    >
      {isGone ? 'Puede que ya no exista.' : NO_CONNECTION}
    </StateMessage>
  )
}
