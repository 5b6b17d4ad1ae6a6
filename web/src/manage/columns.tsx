import type { Filter } from '../list/table-state.ts'
import { type Column, single } from '../list/use-rows.ts'
import { ESTADO_NAMES, type Standing, StandingBadge } from '../ui/badges.tsx'
import { PdfLink, type StoredPdf } from '../ui/pdf.tsx'

type Uploaded = Record<'Nombre' | 'Apellido' | 'Username', string>

/** A column of a text: two lines of it; the whole is in its title and on the record's page. */
export const textColumn = <Row,>(
  column: Omit<Parameters<typeof single<Row>>[0], 'render' | 'value'> & { value: (row: Row) => string },
): Column<Row> =>
  single({
    ...column,
    render: (row) => (
      <span title={column.value(row)} className="line-clamp-2">
        {column.value(row)}
      </span>
    ),
  })

export const dateColumn = <Field extends string>(
  field: Field,
  textOf: (date: string) => string,
): Column<Record<Field, string>> =>
  single({
    id: 'fecha',
    header: 'Fecha',
    value: (row) => row[field],
    searchText: (row) => textOf(row[field]),
    render: (row) => <span className="block min-w-29">{textOf(row[field])}</span>,
  })

export const titleColumn: Column<{ Titulo: string }> = textColumn({
  id: 'titulo',
  header: 'Título',
  rowHeader: true,
  width: 22,
  value: ({ Titulo }) => Titulo,
  look: 'strong',
})

export const descriptionColumn: Column<{ Descripcion: string }> = textColumn({
  id: 'descripcion',
  header: 'Descripción',
  width: 24,
  value: ({ Descripcion }) => Descripcion,
})

const fullName = ({ Nombre, Apellido }: Uploaded): string => [Nombre, Apellido].filter(Boolean).join(' ')
const uploaderText = (record: Uploaded): string => `${fullName(record)} (${record.Username})`

export const uploaderColumn: Column<Uploaded> = single({
  id: 'subidoPor',
  header: 'Subido por',
  width: 13,
  value: uploaderText,
  render: (record) => (
    <span title={uploaderText(record)}>
      <span className="line-clamp-1">{fullName(record)}</span>
      <span className="line-clamp-1 text-ink-soft">{record.Username}</span>
    </span>
  ),
})

/** Sorted by the pages, and nothing to search in. */
export const pdfColumn: Column<StoredPdf & { Titulo: string }> = single({
  id: 'pdf',
  header: 'PDF',
  value: ({ Paginas }) => Paginas,
  searchText: () => '',
  render: (row) => <PdfLink text="Ver PDF" about={row.Titulo} pdf={row} small />,
})

export const standingColumn: Column<Standing> = single({
  id: 'estado',
  header: 'Estado',
  value: ({ Estado }) => ESTADO_NAMES[Estado],
  render: (record) => <StandingBadge {...record} />,
})

const STATES = ['publicado', 'programado', 'borrador', 'archivado'] as const

/** `DataTable` wants the list to keep its identity. */
export const STANDING_FILTERS: readonly Filter<Standing>[] = [
  {
    id: 'estado',
    label: 'Estado',
    options: [
      { value: 'todos', label: 'Todos' },
      ...STATES.map((value) => ({ value, label: ESTADO_NAMES[value] })),
    ],
    matches: ({ Estado }, value) => value === 'todos' || Estado === value,
    counted: true,
  },
]
