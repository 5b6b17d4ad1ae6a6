import type { Picture } from '@naf/contract'
import { Link } from 'react-router-dom'
import { isPlainClick } from '../../lib/plain-click.ts'
import { slugOf } from '../../lib/text.ts'
import { CoverTop } from './Cover.tsx'
import { SHELF, SHELVES } from './card-layout.ts'
import { MENSAJES_DOCUMENTO as TEXTO } from './messages.ts'
import { type Publication, TOPIC_PARAM, topicOf, topicsOf } from './publication-filters.ts'

interface ShelvesProps<Row> {
  rows: readonly (Row & Publication)[]
  cover: (row: Row) => Picture
  /** '3 libros'. */
  counted: (count: number) => string
  /** The shelves go away when one is chosen, and the focus elsewhere. */
  leave: () => void
}

/** A shelf for each topic: its newest cover, how many stand there, and the way to them. */
export function Shelves<Row>({ rows, cover, counted, leave }: ShelvesProps<Row>) {
  return (
    <nav aria-label={TEXTO.shelves}>
      <ul className={SHELVES}>
        {topicsOf(rows).map((topic) => {
          const own = rows.filter((row) => topicOf(row) === topic)
          const [newest] = own
          return (
            <li key={topic} className={SHELF}>
              <Link
                to={{ search: `?${TOPIC_PARAM}=${slugOf(topic)}` }}
                preventScrollReset
                onClick={(event) => isPlainClick(event) && leave()}
                className="card flex h-full flex-col overflow-hidden no-underline hover:border-brand"
              >
                {newest && <CoverTop picture={cover(newest)} className="h-16 shrink-0" />}
                <span className="p-2.5">
                  <span className="line-clamp-2 font-semibold text-sm leading-snug">{topic}</span>
                  <span className="block text-ink-soft text-sm">{counted(own.length)}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
