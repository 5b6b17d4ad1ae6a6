import { RotateCw } from 'lucide-react'
import { Button } from './Button.tsx'
import { MENSAJES_UI } from './messages.ts'

interface RetryButtonProps {
  /** The part of a react-query result it needs. */
  query: { isFetching: boolean; refetch: () => unknown }
}

/** Asks again for what did not come; busy until it is known how that went. */
export function RetryButton({ query }: RetryButtonProps) {
  return (
    <Button variant="secondary" small busy={query.isFetching} onClick={() => query.refetch()}>
      {!query.isFetching && <RotateCw aria-hidden="true" className="size-4" />}
      {MENSAJES_UI.reintentar}
    </Button>
  )
}
