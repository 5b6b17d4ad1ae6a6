import { type ReactNode, useId } from 'react'
import { Of } from '../Of.tsx'
import './charts.css'
import { FigureTable, type TableOfFigures } from './FigureTable.tsx'
import { MENSAJES_GRAFICOS as TEXTO } from './messages.ts'

export interface ChartTexts {
  title: string
  /** What is to be seen, in a sentence. */
  summary?: ReactNode
  table: TableOfFigures
}

/** A chart with its title, a sentence on it, and the same figures as a table. */
export function ChartFrame({ title, summary, table, children }: ChartTexts & { children: ReactNode }) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="chart card">
      <figcaption>
        <h3 id={id} className="text-base">
          {title}
        </h3>
        {summary && <p className="mt-1 text-ink-soft text-sm">{summary}</p>}
      </figcaption>
      {children}
      <details className="chart-table">
        <summary className="link">
          {TEXTO.asTable}
          <Of name={title} />
        </summary>
        <FigureTable caption={title} {...table} />
      </details>
    </figure>
  )
}
