import { api, BETWEEN_CHOICES, can, FACET_IDS, type SentQuery } from '@naf/contract'
import { ListChecks, Rows3, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useSession } from '../../auth/session.ts'
import { browserStore } from '../../lib/storage.ts'
import { useFailureDialog } from '../../list/list-notices.tsx'
import { useFilterQuery } from '../../list/table-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { type ExportItem, spreadsheets } from '../../ui/export-menu.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { AsesoriaTable } from './AsesoriaTable.tsx'
import { type AsesoriaActions, useAsesoriaActions } from './asesoria-actions.tsx'
import { FILTERS } from './asesoria-columns.tsx'
import { useAsesoriaCount, useAsesorias, useChanges, usePlaces } from './asesoria-lists.ts'
import { FAILED, TITLE } from './asesoria-texts.ts'
import { Queue } from './queue/Queue.tsx'
import { readQueueState } from './queue/queue-model.ts'

type View = 'cola' | 'tabla'

const VIEW_KEY = 'naf_asesorias'

/** The queue, unless this browser remembers that the table was chosen. */
const useView = (): [View, (view: View) => void] => {
  const [view, setView] = useState<View>(() => (browserStore.read(VIEW_KEY) === 'tabla' ? 'tabla' : 'cola'))
  const choose = (next: View) => {
    browserStore.writeOrHold(VIEW_KEY, next)
    setView(next)
  }
  return [view, choose]
}

type ExportQuery = Omit<SentQuery<typeof api.asesorias.export>, 'formato'>

/** The export has the rows of the view, as its address describes them. */
const useExportQuery = (view: View): ExportQuery => {
  const [params] = useSearchParams()
  const ofTable = useFilterQuery(FILTERS)
  if (view === 'tabla') return ofTable as ExportQuery
  const { tab, q, chosen, desde, hasta } = readQueueState(params)
  const facets = FACET_IDS.map((id) => [id, chosen[id]?.join(BETWEEN_CHOICES) || undefined])
  return {
    q: q || undefined,
    estado: tab,
    desde: desde || undefined,
    hasta: hasta || undefined,
    ...Object.fromEntries(facets),
  }
}

/** Where staff works through the requests: as a queue, or as a table with every column. */
export default function VerAsesoriasPage() {
  const list = useFailureDialog(useAsesorias(), FAILED)
  const { count, isAwaited } = useAsesoriaCount(list)
  const actions = useAsesoriaActions(count)
  const [view, setView] = useView()
  const placeAs = usePlaces()
  useChanges(list.data !== undefined)
  const exports = spreadsheets(api.asesorias.export, useExportQuery(view))
  const ViewOfList = view === 'cola' ? Queue : AsesoriaTable

  return (
    <div className="asesorias">
      <div className="asesorias-top">
        <PageHeading
          title={TITLE}
          actions={
            <div className="flex flex-wrap gap-2">
              <Views view={view} onView={setView} />
              <Disclosure label="Más" align="end">
                {(close) => <More actions={actions} exports={exports} close={close} />}
              </Disclosure>
            </div>
          }
        />
        <PendingNotice count={count?.Pendientes ?? 0} isAwaited={isAwaited} />
      </div>
      <ViewOfList list={list} actions={actions} placeAs={placeAs} />
    </div>
  )
}

function Views({ view, onView }: { view: View; onView: (view: View) => void }) {
  const button = (of: View, label: ReactNode) => (
    <Button
      variant={view === of ? 'primary' : 'secondary'}
      small
      aria-pressed={view === of}
      onClick={() => onView(of)}
    >
      {label}
    </Button>
  )
  return (
    <fieldset aria-label="Ver como" className="flex gap-1">
      {button(
        'cola',
        <>
          <Rows3 aria-hidden="true" className="size-4" />
          Cola
        </>,
      )}
      {button(
        'tabla',
        <>
          <Table2 aria-hidden="true" className="size-4" />
          Tabla
        </>,
      )}
    </fieldset>
  )
}

const ITEM = 'nav-link w-full cursor-pointer text-left md:min-h-9 md:py-1.5'

interface MoreProps {
  actions: AsesoriaActions
  exports: readonly ExportItem[]
  close: () => void
}

/** What is done with all requests. */
function More({ actions, exports, close }: MoreProps) {
  const { rol } = useSession()
  const item = (label: string, run: () => unknown, className = ITEM) => (
    <button
      type="button"
      className={className}
      onClick={() => {
        close()
        void run()
      }}
    >
      {label}
    </button>
  )
  const dangerous = (label: string, run: () => unknown) =>
    item(label, () => !actions.isDeletingMany && run(), `${ITEM} text-danger`)
  const link = (label: string, to: string) => (
    <li>
      <Link to={to} relative="path" className={ITEM}>
        {label}
      </Link>
    </li>
  )
  return (
    <ul>
      {exports.map(({ label, run }) => (
        <li key={label}>{item(`Descargar en ${label}`, run)}</li>
      ))}
      {can(rol, 'plantillas:manage') && link('Plantillas de respuesta', '../plantillas')}
      {can(rol, 'papelera:manage') && link('Papelera', '../papelera')}
      <li className="mt-1 border-line border-t pt-1">
        {dangerous('Eliminar realizadas', actions.removeDone)}
      </li>
      <li>{dangerous('Eliminar todas', actions.removeAll)}</li>
    </ul>
  )
}

/** How many wait, and the way to them. Its line is as high while the count is awaited: nothing below moves. */
function PendingNotice({ count, isAwaited }: { count: number; isAwaited: boolean }) {
  if (isAwaited) return <div className="min-h-6" />
  if (count === 0) return null
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-ink-soft text-xs">
      <ListChecks aria-hidden="true" className="size-4 shrink-0" />
      <span>{`Hay ${count} asesoría(s) sin marcar como realizada.`}</span>
      <Link to="?estado=pendientes" preventScrollReset className="link inline-flex min-h-6 items-center">
        Ver las pendientes
      </Link>
    </p>
  )
}
