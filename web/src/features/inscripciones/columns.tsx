import { CARRERAS, type Inscripcion, SEMESTRES } from '@naf/contract'
import type { Column, Filter } from '../../ui/DataTable.tsx'
import { single } from '../../ui/data-table/single.ts'
import { MailLink } from '../../ui/MailLink.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { carreraText } from './carreras.ts'
import { MENSAJES_LISTA as TEXTO } from './list-messages.ts'
import type { ListedInscripcion } from './repeated-ids.ts'

const { fields } = TEXTO

export const fullName = (row: Inscripcion): string =>
  [row.PrimerNombre, row.SegundoNombre, row.ApellidoPaterno, row.ApellidoMaterno].filter(Boolean).join(' ')

const LEVELS: readonly string[] = SEMESTRES

/** From the first semester to the last, and not by the alphabet. */
const levelRank = ({ NivelSemestre }: Inscripcion): number | null => {
  const rank = LEVELS.indexOf(NivelSemestre)
  return rank < 0 ? null : rank
}

function IdEspe({ row: { IdEspe, others } }: { row: ListedInscripcion }) {
  return (
    <>
      <span className="uppercase">{IdEspe}</span>
      {others > 0 && <span className="block text-ink-soft">{TEXTO.alsoInOthers(others)}</span>}
    </>
  )
}

export const COLUMNS: readonly Column<ListedInscripcion>[] = [
  single({
    id: 'id-espe',
    header: fields.IdEspe,
    width: 12,
    value: (row) => row.IdEspe,
    render: (row) => <IdEspe row={row} />,
  }),
  single({
    id: 'nombre',
    header: fields.fullName,
    rowHeader: true,
    width: 20,
    value: fullName,
    look: 'strong',
  }),
  single({
    id: 'correo',
    header: fields.Correo,
    width: 25,
    value: (row) => row.Correo,
    render: (row) => <MailLink correo={row.Correo} />,
  }),
  single({
    id: 'celular',
    header: fields.Celular,
    width: 13,
    value: (row) => row.Celular,
    render: (row) => <PhoneLink telefono={row.Celular} />,
  }),
  single({ id: 'carrera', header: fields.Carrera, width: 16, value: (row) => carreraText(row.Carrera) }),
  single({
    id: 'nivel',
    header: fields.NivelSemestre,
    width: 14,
    value: levelRank,
    searchText: (row) => row.NivelSemestre,
    render: (row) => row.NivelSemestre,
  }),
]

const ALL = 'todos'

const choiceOf = (all: string, texts: readonly string[]) => [
  { value: ALL, label: all },
  ...texts.map((text) => ({ value: text, label: carreraText(text) })),
]

export const FILTERS: readonly Filter<ListedInscripcion>[] = [
  {
    id: 'carrera',
    label: fields.Carrera,
    options: choiceOf(TEXTO.allCarreras, CARRERAS),
    matches: (row, value) => value === ALL || row.Carrera === value,
  },
  {
    id: 'nivel',
    label: fields.NivelSemestre,
    options: choiceOf(TEXTO.allNiveles, SEMESTRES),
    matches: (row, value) => value === ALL || row.NivelSemestre === value,
  },
]
