import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Choice } from './Choice.tsx'
import { MENSAJES_TABLA } from './messages.ts'
import { PAGE_SIZES, type TableState } from './table-params.ts'
import type { VisibleRows } from './useRows.ts'
import type { ChangeTable } from './useTableParams.ts'

interface Props {
  shown: Pick<VisibleRows<unknown>, 'pageNumber' | 'pages' | 'found'>
  size: TableState['size']
  change: ChangeTable
  onTurn: () => void
}

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))

/** Not there while everything fits the smallest page. */
export function Pager({ shown, size, change, onTurn }: Props) {
  const { pageNumber, pages, found } = shown
  if (found <= PAGE_SIZES[0]) return null
  const turn = (page: number) => {
    change({ page })
    onTurn()
  }
  return (
    <nav
      aria-label={MENSAJES_TABLA.paginas}
      className="flex flex-wrap items-end justify-between gap-3 p-3 text-sm"
    >
      <Choice
        label={MENSAJES_TABLA.filasPorPagina}
        value={String(size)}
        options={SIZES}
        onChange={(value) => change({ size: Number(value) })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Turn to={pageNumber - 1} possible={pageNumber > 1} turn={turn}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          {MENSAJES_TABLA.anterior}
        </Turn>
        <p aria-live="polite" className="max-sm:order-first max-sm:basis-full">
          {MENSAJES_TABLA.pagina(pageNumber, pages)}
        </p>
        <Turn to={pageNumber + 1} possible={pageNumber < pages} turn={turn}>
          {MENSAJES_TABLA.siguiente}
          <ChevronRight aria-hidden="true" className="size-4" />
        </Turn>
      </div>
    </nav>
  )
}

interface TurnProps {
  to: number
  possible: boolean
  turn: (page: number) => void
  children: ReactNode
}

/** `aria-disabled`, since a button that is disabled under the finger loses the focus. */
function Turn({ to, possible, turn, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-disabled={!possible}
      onClick={() => possible && turn(to)}
      className="btn btn-secondary btn-small"
    >
      {children}
    </button>
  )
}
