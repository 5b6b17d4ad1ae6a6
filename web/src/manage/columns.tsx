import { ESTADOS_CONTENIDO, type Picture } from '@naf/contract'
import { ImageOff } from 'lucide-react'
import { formatDateTime, formatPlainDate } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'
import type { Filter } from '../list/table-state.ts'
import { type Column, single } from '../list/use-rows.ts'
import { ESTADO_NAMES, type Standing, StandingBadge } from '../ui/badges.tsx'
import { RemoteImage } from '../ui/images.tsx'
import { PdfLink, type StoredPdf } from '../ui/pdf.tsx'
import type { Fact } from '../ui/text.tsx'

/** What the lists of several kinds show of a record, and the other pages say of it. */

interface Titled {
  Titulo: string
}
interface Described {
  Descripcion: string
}
interface Uploaded {
  Nombre: string
  Apellido: string
  Username: string
}

/** Two lines of a text; the whole is in its title and on the record's page. */
export function TwoLines({ text }: { text: string }) {
  return (
    <span title={text} className="line-clamp-2">
      {text}
    </span>
  )
}

/** A date that takes two lines of a narrow column. */
const dateText = (text: string) => <span className="block min-w-29">{text}</span>

export const titleColumn: Column<Titled> = single({
  id: 'titulo',
  header: 'Título',
  rowHeader: true,
  width: 22,
  value: ({ Titulo }) => Titulo,
  render: ({ Titulo }) => <TwoLines text={Titulo} />,
  look: 'strong',
})

export const descriptionColumn: Column<Described> = single({
  id: 'descripcion',
  header: 'Descripción',
  width: 24,
  value: ({ Descripcion }) => Descripcion,
  render: ({ Descripcion }) => <TwoLines text={Descripcion} />,
})

export const publishedColumn: Column<{ FechaPublicacion: string }> = single({
  id: 'fecha',
  header: 'Fecha',
  value: ({ FechaPublicacion }) => FechaPublicacion,
  searchText: ({ FechaPublicacion }) => formatPlainDate(FechaPublicacion),
  render: ({ FechaPublicacion }) => dateText(formatPlainDate(FechaPublicacion)),
})

export const uploadedColumn: Column<{ FechaSubida: string }> = single({
  id: 'fecha',
  header: 'Fecha',
  value: ({ FechaSubida }) => FechaSubida,
  searchText: ({ FechaSubida }) => formatDateTime(FechaSubida),
  render: ({ FechaSubida }) => dateText(formatDateTime(FechaSubida)),
})

const fullName = ({ Nombre, Apellido }: Uploaded): string => [Nombre, Apellido].filter(Boolean).join(' ')
const uploaderText = (record: Uploaded): string => `${fullName(record)} (${record.Username})`

export const uploaderColumn: Column<Uploaded> = single({
  id: 'subidoPor',
  header: 'Subido por',
  width: 12,
  value: uploaderText,
  render: (record) => (
    <span title={uploaderText(record)}>
      <span className="line-clamp-1">{fullName(record)}</span>
      <span className="line-clamp-1 text-ink-soft">{record.Username}</span>
    </span>
  ),
})

/** Sorted by the pages, and nothing to search in. */
export const pdfColumn: Column<StoredPdf & Titled> = single({
  id: 'pdf',
  header: 'PDF',
  value: ({ Paginas }) => Paginas,
  searchText: () => '',
  render: (row) => <PdfLink text="Ver PDF" about={row.Titulo} pdf={row} small />,
})

export interface StoredImagen {
  RutaImagen: string
  Ancho: number
  Alto: number
  /** The smallest first. */
  Variantes: readonly Picture[]
}

/** The size of a stored picture: '1600 × 1200 px'. */
export const pixelsText = ({ Ancho, Alto }: StoredImagen) => `${Ancho} × ${Alto} px`

const FRAME = 'rounded-sm border border-line bg-mist'
const THUMB = 'h-11 w-16'

interface StoredPictureProps {
  imagen: StoredImagen
  /** Empty where its title stands beside it. */
  alt: string
  /** `thumb` has the same frame for all; `whole` is cut nowhere. */
  size: 'thumb' | 'whole'
}

/** A stored picture as staff sees it, in its smallest variant. */
export function StoredPicture({ imagen, alt, size }: StoredPictureProps) {
  const { RutaImagen, Ancho, Alto, Variantes } = imagen
  const isThumb = size === 'thumb'
  const missing = classNames(
    FRAME,
    'flex flex-col items-center justify-center text-center text-ink-soft text-xs',
    isThumb ? THUMB : 'max-w-field px-4 py-8',
  )
  return (
    <RemoteImage
      picture={Variantes[0] ?? { Ruta: RutaImagen, Ancho, Alto }}
      alt={alt}
      fallback={
        <span className={missing} title="No se pudo mostrar">
          <ImageOff aria-hidden="true" className="size-5" />
          <span className={isThumb ? 'sr-only' : undefined}>No se pudo mostrar</span>
        </span>
      }
      className={classNames(
        FRAME,
        isThumb ? `${THUMB} max-w-none object-cover` : 'h-auto max-h-80 w-auto max-w-full',
      )}
    />
  )
}

/** Sorted by the size, and nothing to search in. */
export const pictureColumn: Column<StoredImagen> = single({
  id: 'imagen',
  header: 'Imagen',
  value: ({ Ancho, Alto }) => Ancho * Alto,
  searchText: () => '',
  render: (row) => (
    <div title={pixelsText(row)}>
      <StoredPicture imagen={row} alt="" size="thumb" />
    </div>
  ),
})

export const standingColumn: Column<Standing> = single({
  id: 'estado',
  header: 'Estado',
  value: ({ Estado }) => ESTADO_NAMES[Estado],
  render: ({ Estado, FechaProgramada }) => (
    <StandingBadge Estado={Estado} FechaProgramada={FechaProgramada} />
  ),
})

/** `DataTable` wants the list to keep its identity. */
export const STANDING_FILTERS: readonly Filter<Standing>[] = [
  {
    id: 'estado',
    label: 'Estado',
    options: [
      { value: 'todos', label: 'Todos' },
      ...ESTADOS_CONTENIDO.map((value) => ({ value, label: ESTADO_NAMES[value] })),
    ],
    matches: ({ Estado }, value) => value === 'todos' || Estado === value,
  },
]

export const titleFact = ({ Titulo }: Titled): Fact => ['Título', Titulo]

export const publishedFact = ({ FechaPublicacion }: { FechaPublicacion: string }): Fact => [
  'Fecha de publicación',
  formatPlainDate(FechaPublicacion),
]

export const pdfFact = (pdf: StoredPdf): Fact => ['PDF', <PdfLink key="pdf" text="Ver PDF" pdf={pdf} />]

export const uploaderFact = (record: Uploaded): Fact => ['Subido por', uploaderText(record)]

export const standingFact = ({ Estado, FechaProgramada }: Standing): Fact => [
  'Estado',
  <StandingBadge key="estado" Estado={Estado} FechaProgramada={FechaProgramada} />,
]
