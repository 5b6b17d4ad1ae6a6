import { CENTRE } from '@naf/contract'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { errorText } from '../api/client.ts'
import { classNames } from '../lib/text.ts'
import { Button } from './Button.tsx'
import { focusHeading, useHydrated } from './hooks.ts'
import { Mark, Scene } from './images.tsx'
import failedScene from './scenes/detalle-camioneta.svg'
import emptyScene from './scenes/detalle-planta.svg'

export const NO_CONNECTION = 'Revisa tu conexión e inténtalo de nuevo.'

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-md bg-line/60', className)} />
}

/** Several of them; a screen reader hears it once. */
export function SkeletonList({ count, className }: { count: number; className?: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">Cargando…</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical places without an identity of their own
        <Skeleton key={index} className={className} />
      ))}
    </div>
  )
}

const place = <SkeletonList count={1} className="min-h-dvh w-full" />

/** What a prerendered page leaves to the browser, such as a form. Until then its place is grey and as tall as a screen. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={place}>{children}</Suspense> : place
}

interface StateMessageProps {
  kind: 'empty' | 'failed'
  title: string
  children?: ReactNode
  action?: ReactNode
  /** A detail of `scenes/`, where another than the usual one says it better. */
  scene?: string | undefined
}

export function StateMessage({ kind, title, children, action, scene }: StateMessageProps) {
  const failed = kind === 'failed'
  return (
    <div
      role={failed ? 'alert' : undefined}
      className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-edge px-6 py-10 text-center"
    >
      <Scene src={scene ?? (failed ? failedScene : emptyScene)} className="size-30 rounded-full" />
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-text text-ink-soft">{children}</div>}
      {action}
    </div>
  )
}

interface Refetched {
  data: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Asks again for what did not come. Where nothing is there yet the button goes with its message, and the focus up. */
export function RetryButton({ query }: { query: Refetched }) {
  const retry = () => {
    if (!query.data) focusHeading()
    query.refetch()
  }
  return (
    <Button variant="secondary" small busy={query.isFetching} onClick={retry}>
      {!query.isFetching && <RotateCw aria-hidden="true" className="size-4" />}
      Reintentar
    </Button>
  )
}

interface LoadedOrProps<Data> {
  query: Refetched & { data: Data | undefined; isError: boolean; error: unknown }
  failed: string
  place?: string
  children: (data: Data) => ReactNode
}

export function LoadedOr<Data>({ query, failed, place = 'h-96', children }: LoadedOrProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.isError) return <SkeletonList count={1} className={place} />
  return (
    <StateMessage kind="failed" title={failed} action={<RetryButton query={query} />}>
      {errorText(query.error, NO_CONNECTION)}
    </StateMessage>
  )
}

type Paged = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>

export function NextPageButton({ query, children }: { query: Paged; children: ReactNode }) {
  return (
    query.hasNextPage && (
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {children}
      </Button>
    )
  )
}

/** What came of the last press, in the page. It takes the focus, because what was pressed may be gone. */
export function Outcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another outcome
  useEffect(() => text.current?.focus(), [children])
  return (
    <p ref={text} role="status" tabIndex={-1} className="rounded-md bg-brand-soft px-4 py-3 outline-none">
      {children}
    </p>
  )
}

export function Splash({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-canvas p-6 text-center">
      <Mark className="size-16 animate-pulse" />
      {/* The largest text of a page that begins by waiting: what a phone paints first, it has painted. */}
      <p className="max-w-field text-2xl font-bold">{CENTRE.name}</p>
      <div role="status">
        <h1 className="text-lg font-normal text-ink-soft">{text}</h1>
      </div>
      {children}
    </div>
  )
}
