import { can } from '@naf/contract'
import { ListChecks, Rows3, Table2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSession } from '../../auth/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import type { ExportItem } from '../../ui/export-menu.tsx'
import { MENSAJES_LISTA as TEXTO } from './list-messages.ts'
import type { useAsesoriaActions } from './useAsesoriaActions.ts'
import type { ListView } from './useListView.ts'

type Bulk = Pick<ReturnType<typeof useAsesoriaActions>, 'removeDone' | 'removeAll' | 'isDeletingMany'>

interface ListActionsProps {
  view: ListView
  onView: (view: ListView) => void
  bulk: Bulk
  exports: readonly ExportItem[]
}

/** How the requests are looked at, and what is done with all of them. */
export function ListActions({ view, onView, bulk, exports }: ListActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <fieldset aria-label={TEXTO.view} className="flex gap-1">
        <Button
          variant={view === 'cola' ? 'primary' : 'secondary'}
          small
          aria-pressed={view === 'cola'}
          onClick={() => onView('cola')}
        >
          <Rows3 aria-hidden="true" className="size-4" />
          {TEXTO.views.cola}
        </Button>
        <Button
          variant={view === 'tabla' ? 'primary' : 'secondary'}
          small
          aria-pressed={view === 'tabla'}
          onClick={() => onView('tabla')}
        >
          <Table2 aria-hidden="true" className="size-4" />
          {TEXTO.views.tabla}
        </Button>
      </fieldset>
      <Disclosure label={TEXTO.more} align="end">
        {(close) => <More {...bulk} exports={exports} close={close} />}
      </Disclosure>
    </div>
  )
}

const ITEM = 'nav-link w-full cursor-pointer text-left md:min-h-9 md:py-1.5'

function More({
  removeDone,
  removeAll,
  isDeletingMany,
  exports,
  close,
}: Bulk & Pick<ListActionsProps, 'exports'> & { close: () => void }) {
  const { rol } = useSession()
  const then = (act: () => unknown) => () => {
    close()
    if (!isDeletingMany) void act()
  }
  return (
    <ul>
      {exports.map(({ label, run }) => (
        <li key={label}>
          <button
            type="button"
            className={ITEM}
            onClick={() => {
              close()
              void run()
            }}
          >
            {TEXTO.export(label)}
          </button>
        </li>
      ))}
      {can(rol, 'plantillas:manage') && (
        <li>
          <Link to="../plantillas" relative="path" className={ITEM}>
            {TEXTO.templates}
          </Link>
        </li>
      )}
      {can(rol, 'papelera:manage') && (
        <li>
          <Link to="../papelera" relative="path" className={ITEM}>
            {TEXTO.bin}
          </Link>
        </li>
      )}
      <li className="mt-1 border-line border-t pt-1">
        <button type="button" className={`${ITEM} text-danger`} onClick={then(removeDone)}>
          {TEXTO.deleteDone}
        </button>
      </li>
      <li>
        <button type="button" className={`${ITEM} text-danger`} onClick={then(removeAll)}>
          {TEXTO.deleteAll}
        </button>
      </li>
    </ul>
  )
}

/** As much room as the notice takes: what is below does not move when their number comes. */
export function NoticePlace() {
  return (
    <div aria-hidden="true" className="animate-pulse rounded-md bg-line/60 *:invisible">
      <PendingNotice count={100} />
    </div>
  )
}

/** How many wait, and the way to them. */
export function PendingNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-accent-soft px-4 py-1 text-sm">
      <ListChecks aria-hidden="true" className="size-5 shrink-0" />
      <span className="font-semibold">{TEXTO.pendingCount(count)}</span>
      <Link to="?estado=pendientes" preventScrollReset className="link inline-flex min-h-6 items-center">
        {TEXTO.showPending}
      </Link>
    </p>
  )
}
