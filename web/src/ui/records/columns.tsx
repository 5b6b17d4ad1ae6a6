import { formatDateTime, formatPlainDate } from '../../lib/format.ts'
import { type Column, single } from '../../list/use-rows.ts'
import { LongText } from '../LongText.tsx'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'

/** The columns that the lists of several kinds have in common. */

export const titleColumn = <Row extends { Titulo: string }>(): Column<Row> =>
  single({
    id: 'titulo',
    header: TEXTO.titulo,
    rowHeader: true,
    value: ({ Titulo }) => Titulo,
    look: 'strong',
  })

export const descriptionColumn = <Row extends { Titulo: string; Descripcion: string }>(): Column<Row> =>
  single({
    id: 'descripcion',
    header: TEXTO.descripcion,
    width: 36,
    value: ({ Descripcion }) => Descripcion,
    render: ({ Titulo, Descripcion }) => <LongText text={Descripcion} of={Titulo} />,
  })

export const publishedColumn = <Row extends { FechaPublicacion: string }>(): Column<Row> =>
  single({
    id: 'fecha',
    header: TEXTO.date,
    value: ({ FechaPublicacion }) => FechaPublicacion,
    searchText: ({ FechaPublicacion }) => formatPlainDate(FechaPublicacion),
    render: ({ FechaPublicacion }) => formatPlainDate(FechaPublicacion),
  })

export const uploadedColumn = <Row extends { FechaSubida: string }>(): Column<Row> =>
  single({
    id: 'fecha',
    header: TEXTO.date,
    value: ({ FechaSubida }) => FechaSubida,
    searchText: ({ FechaSubida }) => formatDateTime(FechaSubida),
    render: ({ FechaSubida }) => formatDateTime(FechaSubida),
  })

export interface Uploaded {
  Nombre: string
  Apellido: string
  Username: string
}

/** Who uploaded a record: 'Ana Mora (amora)'. */
export const uploaderText = ({ Nombre, Apellido, Username }: Uploaded): string =>
  `${[Nombre, Apellido].filter(Boolean).join(' ')} (${Username})`

export const uploaderColumn = <Row extends Uploaded>(): Column<Row> =>
  single({ id: 'subidoPor', header: TEXTO.uploader, value: uploaderText })
