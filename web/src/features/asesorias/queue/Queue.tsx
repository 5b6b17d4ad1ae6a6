import cafe from '../../../ui/scenes/detalle-cafe.svg'
import './queue.css'
import type { Asesoria } from '@naf/contract'
import { lazy, type MouseEvent, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useScreenPath } from '../../../auth/paths.ts'
import { useSession } from '../../../auth/session.ts'
import { NoRows } from '../../../list/DataTable.tsx'
import { ListNotices, listStatus, Pager, UnreadableNotice } from '../../../list/list-notices.tsx'
import { rowSelector } from '../../../list/row-actions.tsx'
import { NoMatch, useSearchText } from '../../../list/search.tsx'
import { Part } from '../../../ui/ErrorBoundary.tsx'
import { useMedia } from '../../../ui/hooks.ts'
import { isPlainClick } from '../../../ui/links.tsx'
import { Skeleton, StateMessage } from '../../../ui/states.tsx'
import type { AsesoriaActions } from '../asesoria-actions.tsx'
import { EMPTY, FAILED, isDoneHere, type Listed, type OpenedFrom, TITLE } from '../asesoria-data.ts'
import { QueueFilters, QueueTabs } from './QueueFilters.tsx'
import { QueueRow } from './QueueRow.tsx'
import { KeysHelp, TAB, useKeys, write } from './queue-keys.tsx'
import { countFilters, NO_FILTERS, useQueue, useQueueState } from './queue-model.ts'
import { ChooseAll, SelectionBar, UndoAll, useSelection } from './Selection.tsx'

const CasePane = lazy(async () => ({ default: (await import('../case/CasePage.tsx')).CasePane }))

/** From here on a request stands beside the queue; below, it has a page of its own. */
const ROOM_FOR_PANE = '(width >= 75rem)'

export function Queue({ list, actions, placeAs }: Listed & { actions: AsesoriaActions }) {
  const { uid } = useSession()
  const navigate = useNavigate()
  const path = useScreenPath('ver-asesorias')
  const [state, change] = useQueueState()
  const [search, setSearch] = useSearchText(state.q, (q) => change({ q }, { replace: true }))
  const shown = useQueue({ list, placeAs }, state, search)
  const selection = useSelection(shown.page, actions)
  const opened: OpenedFrom = { query: useLocation().search, ids: shown.ids }
  const hasPane = useMedia(ROOM_FOR_PANE)
  // Without the pane a request opens by its link, which a later change of the address would stop.
  const [selectedId, setSelectedId] = useSearchText(state.caso, (caso) => {
    if (hasPane) change({ caso, page: state.page }, { replace: true })
  })
  const selected = list.data?.find(({ Id }) => Id === selectedId)
  const section = useRef<HTMLElement>(null)
  const keysDialog = useRef<HTMLDialogElement>(null)

  const find = <Found extends HTMLElement>(selector: string) =>
    section.current?.querySelector<Found>(selector) ?? null
  const focusSearch = () => find('search input')?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another request is brought into sight
  useEffect(() => {
    if (hasPane && selectedId) find(rowSelector(selectedId))?.scrollIntoView({ block: 'nearest' })
  }, [hasPane, selectedId])

  const open = (id: string, event: MouseEvent) => {
    if (!isPlainClick(event)) return
    setSelectedId(id)
    if (!hasPane) return
    event.preventDefault()
    // The pane of a request that is open already does not take the focus by itself.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.queue-pane h2')?.focus())
  }
  /** The next open request takes the place of a marked one in the pane, if the person has not opened another meanwhile. */
  const mark = async (asesoria: Asesoria) => {
    const at = shown.page.findIndex(({ Id }) => Id === asesoria.Id)
    const next = shown.page.slice(at + 1).find(({ Realizada }) => !Realizada)
    const isMarked = await actions.mark(asesoria)
    if (hasPane && isMarked && next) setSelectedId((now) => (now === asesoria.Id ? next.Id : now))
    return isMarked
  }
  const rowActions = { ...actions, mark }
  const showAll = () => {
    setSearch('')
    change({ ...NO_FILTERS, q: '' })
    focusSearch()
  }

  /** Beside the queue a request takes the focus by itself; elsewhere the link of its row has it, so that Enter opens it. */
  const move = (step: 1 | -1) => {
    const at = shown.page.findIndex(({ Id }) => Id === selectedId)
    const next = shown.page[at < 0 ? 0 : at + step]
    if (!next) return
    setSelectedId(next.Id)
    if (!hasPane) find(`${rowSelector(next.Id)} [data-action]`)?.focus()
  }
  /** If only a tab of open requests narrows the queue and it is empty, all work is done. */
  const isDone =
    !['realizadas', 'todas'].includes(state.tab) && search.trim() === '' && countFilters(state) === 0
  const isChoosing = selection.chosen.length > 0
  const withSelected = (act: (asesoria: Asesoria) => unknown) => selected && (() => act(selected))
  const writeIn = (what: keyof typeof TAB) => (row: Asesoria) =>
    hasPane ? write(what) : navigate(`${path}/${row.Id}#${TAB[what]}`, { state: opened })
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    x: withSelected((row) => selection.choose(row.Id, !selection.chosen.includes(row))),
    e: isChoosing ? selection.mark : withSelected(mark),
    a: isChoosing ? () => selection.assign(uid) : withSelected(actions.takeOn),
    Escape: isChoosing ? selection.clear : undefined,
    r: withSelected(writeIn('mensaje')),
    n: withSelected(writeIn('nota')),
    '/': focusSearch,
    '?': () => keysDialog.current?.showModal(),
  })

  return (
    <>
      <section ref={section} aria-label={TITLE} className="queue-list">
        <UnreadableNotice ids={list.unreadable} />
        <div className="queue-head">
          <QueueTabs state={state} counts={shown.counts} />
          <div data-keys={isChoosing || undefined} className="queue-bar">
            {shown.found > 0 && <ChooseAll rows={shown.page} selection={selection} />}
            {isChoosing && <SelectionBar selection={selection} />}
            {list.data && !isChoosing && (
              <>
                <QueueFilters
                  state={state}
                  change={change}
                  search={search}
                  onSearch={setSearch}
                  optionsOf={shown.optionsOf}
                />
                {selection.done ? (
                  <UndoAll selection={selection} />
                ) : (
                  <p role="status" className="queue-status">
                    {listStatus(shown.found, list)}
                  </p>
                )}
              </>
            )}
          </div>
        </div>
        <ListNotices query={list} window={list} />
        {shown.found > 0 ? (
          <ul data-keys aria-label={TITLE}>
            {shown.page.map((asesoria) => (
              <QueueRow
                key={asesoria.Id}
                asesoria={asesoria}
                selection={selection}
                isSelected={asesoria.Id === selectedId}
                isDoneHere={isDoneHere(asesoria, placeAs)}
                from={opened}
                onOpen={open}
                actions={rowActions}
              />
            ))}
          </ul>
        ) : (
          <NoneFound list={list} isDone={isDone} showAll={showAll} />
        )}
        <Pager shown={shown} size={state.size} change={change} isGrowing={list.rest.isAwaited} />
        <div className="queue-foot">
          <p>En cada día, primero las de personas registradas.</p>
          <KeysHelp dialog={keysDialog} />
        </div>
      </section>
      {hasPane && (
        <div className="queue-pane">
          <Part fallback={<Skeleton className="h-96" />}>
            <CasePane asesoria={selected} actions={rowActions} />
          </Part>
        </div>
      )}
    </>
  )
}

function NoneFound(props: { list: Listed['list']; isDone: boolean; showAll: () => void }) {
  const { list, isDone, showAll } = props
  if (!list.data?.length) return <NoRows query={list} empty={{ ...EMPTY, scene: cafe }} failed={FAILED} />
  if (list.rest.isAwaited || list.older.isFetching) return <Skeleton className="h-28" />
  if (!isDone) return <NoMatch showAll={showAll} />
  const action = (
    <Link to="?estado=realizadas" className="link">
      Ver las realizadas
    </Link>
  )
  return <StateMessage kind="empty" title="Todo atendido. Buen trabajo." scene={cafe} action={action} />
}
