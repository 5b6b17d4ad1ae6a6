import { TEMAS } from '@naf/contract'
import { slugOf } from '../../lib/text.ts'
import type { Filter } from '../../list/table-state.ts'
import { MENSAJES_DOCUMENTO as TEXTO } from './messages.ts'

/** The choices by which books and bulletins are found: only those that find something. */

export interface Publication {
  /** Empty where nobody chose one. */
  Tema: string
  FechaPublicacion: string
}

export const ALL = 'todos'
export const TOPIC_PARAM = 'tema'

/** The shelf on which one stands. */
export const topicOf = ({ Tema }: Publication): string => Tema || TEXTO.otherTopics

const yearOf = ({ FechaPublicacion }: Publication): string => FechaPublicacion.slice(0, 4)

/** The topics that these are about, in the order of the list; last what is about none. */
export const topicsOf = (rows: readonly Publication[]): string[] => {
  const own = new Set(rows.map(topicOf))
  return [...TEMAS, TEXTO.otherTopics].filter((topic) => own.has(topic))
}

export const publicationFilters = <Row extends Publication>(rows: readonly Row[]): Filter<Row>[] => {
  const topics = topicsOf(rows)
  const years = [...new Set(rows.map(yearOf))].sort().reverse()
  return [
    {
      id: TOPIC_PARAM,
      label: TEXTO.topic,
      options: [
        { value: ALL, label: TEXTO.all },
        ...topics.map((topic) => ({ value: slugOf(topic), label: topic })),
      ],
      matches: (row, value) => value === ALL || slugOf(topicOf(row)) === value,
    },
    {
      id: 'anio',
      label: TEXTO.year,
      options: [{ value: ALL, label: TEXTO.all }, ...years.map((year) => ({ value: year, label: year }))],
      matches: (row, value) => value === ALL || yearOf(row) === value,
    },
  ]
}
