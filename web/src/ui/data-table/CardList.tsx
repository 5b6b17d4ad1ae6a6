import { memo, useId } from 'react'
import { showDatum } from './DatumValue.tsx'
import type { ViewProps } from './TableView.tsx'

/** The same rows where a table has no room: every row a card of labelled data with the same actions. */
function Cards<Row>({ rows, caption, ...card }: ViewProps<Row>) {
  return (
    <ul aria-label={caption} className="grid grid-cols-1 gap-3 p-3">
      {rows.map((row) => (
        <li key={card.rowId(row)} data-row={card.rowId(row)}>
          <Card row={row} {...card} />
        </li>
      ))}
    </ul>
  )
}

/** Not rendered again while only the search field changes. */
export const CardList = memo(Cards) as typeof Cards

type CardProps<Row> = Omit<ViewProps<Row>, 'rows' | 'caption' | 'rowLabel'> & { row: Row }

/** Headed by the datum that names the row; the others follow, each under its label. */
function Card<Row>({ row, columns, actions, isMuted }: CardProps<Row>) {
  const title = useId()
  const muted = isMuted?.(row) ?? false
  const name = (columns.find((column) => column.rowHeader) ?? columns[0])?.data[0]
  const others = columns.flatMap((column) => column.data).filter((datum) => datum !== name)
  return (
    <article
      aria-labelledby={title}
      data-muted={muted || undefined}
      className={`rounded-md border border-line p-4 text-sm ${muted ? 'bg-mist **:text-ink-soft' : 'bg-paper'}`}
    >
      {name && (
        <>
          <p className="text-ink-soft text-xs">{name.label}</p>
          <h2 id={title} className="mb-3 wrap-anywhere text-base">
            {showDatum(name, row)}
          </h2>
        </>
      )}
      <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-1.5">
        {others.map((datum) => (
          <div key={datum.id} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">{datum.label}</dt>
            <dd className="wrap-anywhere">{showDatum(datum, row)}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className="mt-4 flex flex-wrap gap-2 *:grow">{actions(row)}</div>}
    </article>
  )
}
