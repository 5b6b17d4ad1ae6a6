import type { ReactNode } from 'react'
import { ownElements } from '../own-elements.tsx'
import { MENSAJES_TABLA } from './messages.ts'
import type { Datum } from './types.ts'

export const showDatum = <Row,>(datum: Datum<Row>, row: Row): ReactNode =>
  datum.render?.(row) ?? datum.value(row) ?? MENSAJES_TABLA.none

const LOOKS = {
  strong: 'font-semibold text-ink text-sm',
  plain: 'text-ink',
  muted: 'text-ink-soft',
  label: 'text-ink-soft',
} as const

/** A line of a cell. Its label is always there for a screen reader, and for everybody where it is needed. */
export function DatumLine<Row>({ datum, row, alone }: { datum: Datum<Row>; row: Row; alone: boolean }) {
  const { label, look = 'plain' } = datum
  return (
    <div className={LOOKS[look]}>
      {look === 'label' && <span>{label}: </span>}
      {look !== 'label' && !alone && <span className="sr-only">{label}: </span>}
      {look === 'label' ? (
        <span className="text-ink">{showDatum(datum, row)}</span>
      ) : (
        ownElements(showDatum(datum, row))
      )}
    </div>
  )
}
