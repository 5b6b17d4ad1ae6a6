import { api, CARRERAS, CENTRE, carreraText, type Inscripcion, SEMESTRES } from '@naf/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../api/client.ts'
import { usePagedList } from '../../api/paged-list.ts'
import { useRowDeletion } from '../../api/row-changes.ts'
import { formatDate } from '../../lib/format.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { useFailureDialog } from '../../list/list-notices.tsx'
import { DeleteButton, deleteRow } from '../../list/row-actions.tsx'
import { useFilterQuery, useSearched } from '../../list/table-state.ts'
import { type Column, single } from '../../list/use-rows.ts'
import { ExportMenu, spreadsheets } from '../../ui/export-menu.tsx'
import { MailLink, PhoneLink } from '../../ui/links.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/detalle-diploma.svg'

const TITLE = 'Inscripciones'
const FAILED = 'Error al obtener inscripciones'

/** With the number of other enrolments under the same id of the university. */
type Row = Inscripcion & { others: number }

/**
 * Anybody can write anybody's ID into the form, so the team has to find out whose enrolment is real. The server compares
 * IDs without capitals.
 */
const withOthers = (all: readonly Inscripcion[]): Row[] => {
  const others = new Map<string, number>()
  const idOf = ({ IdEspe }: Inscripcion) => IdEspe.toUpperCase()
  for (const each of all) others.set(idOf(each), (others.get(idOf(each)) ?? -1) + 1)
  return all.map((each) => ({ ...each, others: others.get(idOf(each)) ?? 0 }))
}

const othersText = (others: number): string =>
  others === 1 ? 'También en otra inscripción' : `También en otras ${others} inscripciones`

const fullName = (row: Inscripcion): string =>
  [row.PrimerNombre, row.SegundoNombre, row.ApellidoPaterno, row.ApellidoMaterno].filter(Boolean).join(' ')

const COLUMNS: readonly Column<Row>[] = [
  single({
    id: 'id-espe',
    header: CENTRE.studentId,
    width: 10,
    value: ({ IdEspe }) => IdEspe,
    render: ({ IdEspe, others }) => (
      <>
        <span className="uppercase">{IdEspe}</span>
        {others > 0 && <span className="block text-ink-soft">{othersText(others)}</span>}
      </>
    ),
  }),
  {
    header: 'Nombre completo',
    rowHeader: true,
    width: 26,
    data: [
      { id: 'nombre', label: 'Nombre completo', value: fullName, look: 'strong' },
      {
        id: 'fecha',
        label: 'Fecha de inscripción',
        look: 'muted',
        value: ({ FechaInscripcion }) => FechaInscripcion,
        searchText: ({ FechaInscripcion }) => formatDate(FechaInscripcion),
        render: ({ FechaInscripcion, Nueva }) => (
          <>
            {Nueva && (
              <span className="mr-1.5 rounded-sm bg-brand px-1.5 font-semibold text-on-brand">Nueva</span>
            )}
            <span>{formatDate(FechaInscripcion)}</span>
          </>
        ),
      },
    ],
  },
  single({
    id: 'correo',
    header: 'Correo',
    width: 21,
    value: ({ Correo }) => Correo,
    render: ({ Correo }) => <MailLink correo={Correo} />,
  }),
  single({
    id: 'celular',
    header: 'Celular',
    width: 11,
    value: ({ Celular }) => Celular,
    render: ({ Celular }) => <PhoneLink telefono={Celular} />,
  }),
  single({ id: 'carrera', header: 'Carrera', width: 13, value: ({ Carrera }) => carreraText(Carrera) }),
  single({
    id: 'nivel',
    header: 'Nivel',
    width: 9,
    // From the first semester to the last, then unknown ones.
    value: ({ NivelSemestre }) => {
      const rank = (SEMESTRES as readonly string[]).indexOf(NivelSemestre)
      return rank < 0 ? null : rank
    },
    searchText: ({ NivelSemestre }) => NivelSemestre,
  }),
]

const ALL = 'todos'

const choiceOf = (
  id: string,
  label: string,
  all: string,
  texts: readonly string[],
  textOf: (row: Row) => string,
) => ({
  id,
  label,
  options: [{ value: ALL, label: all }, ...texts.map((text) => ({ value: text, label: carreraText(text) }))],
  matches: (row: Row, value: string) => value === ALL || textOf(row) === value,
})

const FILTERS = [
  choiceOf('carrera', 'Carrera', 'Todas', CARRERAS, ({ Carrera }) => Carrera),
  choiceOf('nivel', 'Nivel', 'Todos', SEMESTRES, ({ NivelSemestre }) => NivelSemestre),
]

export default function VerInscripcionesPage() {
  const list = useInscripciones()
  const items = spreadsheets(api.inscripciones.export, useFilterQuery(FILTERS))
  const deleting = useRowDeletion([api.inscripciones.list.path], (id) =>
    call(api.inscripciones.delete, { params: { id } }),
  )
  const remove = (row: Inscripcion) =>
    deleteRow({
      rowId: row.Id,
      question: {
        text: `Se eliminará la inscripción de ${fullName(row)} (${CENTRE.studentId} ${row.IdEspe}). No se puede deshacer.`,
      },
      run: () => deleting.mutateAsync(row.Id),
      texts: {
        done: 'Inscripción eliminada',
        failed: 'No se pudo eliminar',
        gone: 'No se pudo eliminar\n\nLa inscripción ya no existía. La quitamos de la lista.',
      },
    })

  return (
    <div className="w-full space-y-3 px-4 py-4 md:px-6">
      <PageHeading title={TITLE} actions={<ExportMenu items={items} />} />
      <DataTable
        caption={TITLE}
        query={list}
        window={list}
        columns={COLUMNS}
        filters={FILTERS}
        rowLabel={(row) => `Inscripción de ${fullName(row)}`}
        actions={(row) => (
          <DeleteButton
            name={fullName(row)}
            text="Eliminar"
            busy={deleting.isPending && deleting.variables === row.Id}
            onClick={() => remove(row)}
          />
        )}
        empty={{
          title: 'No se han registrado inscripciones aún.',
          next: 'Cuando un estudiante envíe el formulario de inscripción, sus datos aparecerán aquí.',
          scene,
        }}
        failed={FAILED}
      />
    </div>
  )
}

/** Reads the list, and tells the server which enrolment of it is the newest that the team has seen. */
const useInscripciones = () => {
  const client = useQueryClient()
  const list = useFailureDialog(usePagedList(api.inscripciones.list, { search: useSearched() }), FAILED)
  const { data, rest } = list
  const newest = data?.[0]?.Id
  // Only once the last page is here: a page that is read later would have nothing new.
  const isWhole = !rest.isAwaited && !rest.isError
  useEffect(() => {
    if (!isWhole || newest === undefined) return
    call(api.inscripciones.markSeen, { params: { id: newest } }).then(
      () => client.invalidateQueries({ queryKey: [api.informe.inicio.path] }),
      // They are new at the next visit too.
      () => {},
    )
  }, [client, isWhole, newest])
  return { ...list, data: useMemo(() => data && withOthers(data), [data]) }
}
