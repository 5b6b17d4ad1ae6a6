import { RotateCw } from 'lucide-react'
import { Button } from './Button.tsx'
import { focusHeading } from './focus-heading.ts'
import { MENSAJES_UI } from './messages.ts'

interface RetryButtonProps {
  /** The part of a react-query result it needs. */
  query: { data: unknown; isFetching: boolean; refetch: () => unknown }
}

/** Asks again for what did not come. Where nothing is there yet the button goes with its message, and the focus up. */
export function RetryButton({ query }: RetryButtonProps) {
  const retry = () => {
    if (!query.data) focusHeading()
    query.refetch()
  }
  return (
    <Button variant="secondary" small busy={query.isFetching} onClick={retry}>
      {!query.isFetching && <RotateCw aria-hidden="true" className="size-4" />}
      {MENSAJES_UI.retry}
    </Button>
  )
}
