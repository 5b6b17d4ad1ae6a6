import { type Column, single } from '../../list/use-rows.ts'
import { MENSAJES_ARCHIVO as TEXTO } from './messages.ts'
import { PdfLink, type StoredPdf } from './PdfLink.tsx'
import { MENSAJES_PDF } from './pdf-messages.ts'
import { type StoredImagen, StoredPicture } from './StoredPicture.tsx'

/** Sorted by the pages, and nothing to search in. */
export const pdfColumn = <Row extends StoredPdf & { Titulo: string }>(): Column<Row> =>
  single({
    id: 'pdf',
    header: TEXTO.pdf,
    value: ({ Paginas }) => Paginas,
    searchText: () => '',
    render: (row) => <PdfLink text={MENSAJES_PDF.view} about={row.Titulo} pdf={row} />,
  })

/** Sorted by the size, and nothing to search in. */
export const pictureColumn = <Row extends StoredImagen>(): Column<Row> =>
  single({
    id: 'imagen',
    header: TEXTO.picture,
    value: ({ Ancho, Alto }) => Ancho * Alto,
    searchText: () => '',
    render: (row) => (
      <>
        <StoredPicture imagen={row} alt="" size="thumb" />
        <span className="block whitespace-nowrap text-ink-soft">{TEXTO.pixels(row.Ancho, row.Alto)}</span>
      </>
    ),
  })
