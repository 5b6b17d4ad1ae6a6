import { formatDateTime, formatPlainDate } from '../../lib/format.ts'
import type { Column } from '../DataTable.tsx'
import { single } from '../data-table/single.ts'
import { LongText } from '../LongText.tsx'
import { PdfLink, type StoredPdf } from '../PdfLink.tsx'
import { MENSAJES_PDF } from '../pdf-messages.ts'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'
import { type StoredImagen, StoredPicture } from './StoredPicture.tsx'

/** The columns that the lists of several kinds of content have in common. */

export const titleColumn = <Row extends { Titulo: string }>(): Column<Row> =>
  single({
    id: 'titulo',
    header: TEXTO.titulo,
    rowHeader: true,
    value: ({ Titulo }) => Titulo,
    look: 'strong',
  })

export const descriptionColumn = <Row extends { Descripcion: string }>(): Column<Row> =>
  single({
    id: 'descripcion',
    header: TEXTO.descripcion,
    width: 36,
    value: ({ Descripcion }) => Descripcion,
    render: ({ Descripcion }) => <LongText text={Descripcion} />,
  })

export const publishedColumn = <Row extends { FechaPublicacion: string }>(): Column<Row> =>
  single({
    id: 'fecha',
    header: TEXTO.fecha,
    value: ({ FechaPublicacion }) => FechaPublicacion,
    searchText: ({ FechaPublicacion }) => formatPlainDate(FechaPublicacion),
    render: ({ FechaPublicacion }) => formatPlainDate(FechaPublicacion),
  })

/** Sorted by the pages, and nothing to search in. */
export const pdfColumn = <Row extends StoredPdf & { Titulo: string }>(): Column<Row> =>
  single({
    id: 'pdf',
    header: TEXTO.pdf,
    value: ({ Paginas }) => Paginas,
    searchText: () => '',
    render: (row) => <PdfLink text={MENSAJES_PDF.ver} about={row.Titulo} pdf={row} />,
  })

/** Sorted by the size, and nothing to search in. */
export const pictureColumn = <Row extends StoredImagen>(): Column<Row> =>
  single({
    id: 'imagen',
    header: TEXTO.imagen,
    value: ({ Ancho, Alto }) => Ancho * Alto,
    searchText: () => '',
    render: (row) => (
      <>
        <StoredPicture imagen={row} alt="" size="thumb" />
        <span className="block whitespace-nowrap text-ink-soft">{TEXTO.pixeles(row.Ancho, row.Alto)}</span>
      </>
    ),
  })

export const uploadedColumn = <Row extends { FechaSubida: string }>(): Column<Row> =>
  single({
    id: 'fecha',
    header: TEXTO.fecha,
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
  single({ id: 'subidoPor', header: TEXTO.subidoPor, value: uploaderText })
