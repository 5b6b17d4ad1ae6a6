import { api, BETWEEN_CHOICES, can, FACET_IDS, type SentQuery } from '@naf/contract'
import { ListChecks, Rows3, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { browserStore } from '../../lib/storage.ts'
import { useFailureDialog } from '../../list/list-notices.tsx'
import { useFilterQuery } from '../../list/table-state.ts'
import { countText, useInicio } from '../../parts/inicio.tsx'
import { Button } from '../../ui/Button.tsx'
import { spreadsheets } from '../../ui/export-menu.tsx'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { AsesoriaTable } from './AsesoriaTable.tsx'
import { useAsesoriaActions, useDeleteMany } from './asesoria-actions.tsx'
import { FILTERS } from './asesoria-columns.tsx'
import { FAILED, TITLE, useAsesorias, useChanges, usePlaces } from './asesoria-data.ts'
import { Queue } from './queue/Queue.tsx'
import { readQueueState } from './queue/queue-model.ts'

const VIEWS = [
  { view: 'cola', label: 'Cola', Icon: Rows3 },
  { view: 'tabla', label: 'Tabla', Icon: Table2 },
] as const
type View = (typeof VIEWS)[number]['view']

const VIEW_KEY = 'naf_asesorias'

/** Where staff works through the requests: as a queue, or as a table with every column. */
export default function VerAsesoriasPage() {
  const list = useFailureDialog(useAsesorias(), FAILED)
  const actions = useAsesoriaActions()
  const placeAs = usePlaces()
  useChanges(list.data !== undefined)
  const [view, setView] = useState<View>(() => (browserStore.read(VIEW_KEY) === 'tabla' ? 'tabla' : 'cola'))
  const ViewOfList = view === 'tabla' ? AsesoriaTable : Queue
  const choose = (chosen: View) => {
    browserStore.writeOrHold(VIEW_KEY, chosen)
    setView(chosen)
  }

  return (
    <div className="asesorias">
      <div className="asesorias-top">
        <PageHeading
          title={TITLE}
          actions={
            <div className="flex flex-wrap gap-2">
              <fieldset aria-label="Ver como" className="flex gap-1">
                {VIEWS.map(({ view: each, label, Icon }) => (
                  <Button
                    key={each}
                    variant={view === each ? 'primary' : 'secondary'}
                    small
                    aria-pressed={view === each}
                    onClick={() => choose(each)}
                  >
                    <Icon aria-hidden="true" className="size-4" />
                    {label}
                  </Button>
                ))}
              </fieldset>
              <More view={view} />
            </div>
          }
        />
        <PendingNotice />
      </div>
      <ViewOfList list={list} actions={actions} placeAs={placeAs} />
    </div>
  )
}

type ExportQuery = Omit<SentQuery<typeof api.asesorias.export>, 'formato'>

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

function More({ view }: { view: View }) {
  const { rol } = useSession()
  const files = spreadsheets(api.asesorias.export, useExportQuery(view))
  const plantillas = { label: 'Plantillas de respuesta', to: useScreenPath('plantillas') }
  const papelera = { label: 'Papelera', to: useScreenPath('papelera') }
  const deleteMany = useDeleteMany()
  const items: MenuItem[] = [
    ...files.map(({ label, run }) => ({ label: `Descargar en ${label}`, run })),
    ...(can(rol, 'plantillas:manage') ? [plantillas] : []),
    ...(can(rol, 'papelera:manage') ? [papelera] : []),
    { label: 'Eliminar realizadas', run: () => deleteMany('done'), destroys: true },
    { label: 'Eliminar todas', run: () => deleteMany('all'), destroys: true },
  ]
  return <Menu label="Más" items={items} />
}

/** How many wait, and the way to them. Its line is as high while the count is awaited: nothing below moves. */
function PendingNotice() {
  const { data, isPending } = useInicio()
  if (isPending) return <div className="min-h-6" />
  if (!data?.Pendientes.Cantidad) return null
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-2 text-ink-soft text-xs">
      <ListChecks aria-hidden="true" className="size-4 shrink-0" />
      <span>{`Hay ${countText(data.Pendientes)} asesoría(s) sin marcar como realizada.`}</span>
      <Link to="?estado=pendientes" preventScrollReset className="link inline-flex min-h-6 items-center">
        Ver las pendientes
      </Link>
    </p>
  )
}
