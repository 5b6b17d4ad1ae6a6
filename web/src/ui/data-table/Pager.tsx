import { ChevronLeft, ChevronRight } from 'lucide-react'
import { StepButton } from '../StepButton.tsx'
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
  /** Whether more pages are coming: then nobody is told of each. */
  isGrowing?: boolean | undefined
}

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))

/** Not there while everything fits the smallest page. */
export function Pager({ shown, size, change, onTurn, isGrowing = false }: Props) {
  const { pageNumber, pages, found } = shown
  if (found <= PAGE_SIZES[0]) return null
  const turn = (page: number) => {
    change({ page })
    onTurn()
  }
  return (
    <nav
      aria-label={MENSAJES_TABLA.pages}
      className="flex flex-wrap items-end justify-between gap-3 p-3 text-sm"
    >
      <Choice
        label={MENSAJES_TABLA.rowsPerPage}
        value={String(size)}
        options={SIZES}
        onChange={(value) => change({ size: Number(value) })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <StepButton possible={pageNumber > 1} onPress={() => turn(pageNumber - 1)} className="btn-small">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {MENSAJES_TABLA.previous}
        </StepButton>
        <p aria-live={isGrowing ? 'off' : 'polite'} className="max-sm:order-first max-sm:basis-full">
          {MENSAJES_TABLA.page(pageNumber, pages)}
        </p>
        <StepButton possible={pageNumber < pages} onPress={() => turn(pageNumber + 1)} className="btn-small">
          {MENSAJES_TABLA.next}
          <ChevronRight aria-hidden="true" className="size-4" />
        </StepButton>
      </div>
    </nav>
  )
}
