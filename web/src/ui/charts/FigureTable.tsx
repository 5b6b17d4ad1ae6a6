import { MENSAJES_GRAFICOS as TEXTO } from './messages.ts'

export interface TableOfFigures {
  /** Of the first column, then of each that bears figures. */
  headers: readonly string[]
  /** What a row is about, then its figures as they are read; null where there is none. */
  rows: readonly (readonly [string, ...(string | null)[]])[]
}

/** Figures as a table; where it is wider than its place it scrolls, by keyboard too. */
export function FigureTable({ caption, headers, rows }: TableOfFigures & { caption: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-label={caption} tabIndex={0} className="mt-2 overflow-x-auto">
      <table className="figure-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be called the same, and none changes its place
            <tr key={row}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={headers[index + 1]}>{figure ?? TEXTO.none}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
