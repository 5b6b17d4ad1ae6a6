import cafe from '../../../ui/scenes/detalle-cafe.svg'
import './queue.css'
import type { Asesoria } from '@naf/contract'
import { lazy, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useScreenPath } from '../../../auth/paths.ts'
import { useSession } from '../../../auth/session.ts'
import {
  FailedNotice,
  MENSAJES_TABLA,
  Pager,
  UnreadableNotice,
  WindowNotice,
} from '../../../list/list-notices.tsx'
import { NoMatch, useSearchText } from '../../../list/search.tsx'
import { Part } from '../../../ui/ErrorBoundary.tsx'
import { useMedia } from '../../../ui/hooks.ts'
import { isPlainClick } from '../../../ui/links.tsx'
import { NO_CONNECTION, RetryButton, Skeleton, SkeletonList, StateMessage } from '../../../ui/states.tsx'
import type { AsesoriaActions } from '../asesoria-actions.tsx'
import { isDoneHere, type Listed } from '../asesoria-lists.ts'
import { EMPTY, FAILED, TITLE } from '../asesoria-texts.ts'
import { QueueFilters, QueueTabs } from './QueueFilters.tsx'
import { QueueRow } from './QueueRow.tsx'
import { areKeysOn, focusPane, KEYS_AREA, KeysDialog, useQueueKeys } from './queue-keys.tsx'
import { isCleared, useQueue, useQueueState, widened } from './queue-model.ts'
import { ChooseAll, SelectionBar, UndoAll, useSelection } from './Selection.tsx'

const CasePane = lazy(() => import('../case/CaseView.tsx'))

/** From here on a request stands beside the queue; below, it has a page of its own. */
const ROOM_FOR_PANE = '(width >= 75rem)'

/** The requests as work to be done: what is new, whose it is, how long it has waited. */
export function Queue({ list, actions, placeAs }: Listed & { actions: AsesoriaActions }) {
  const { uid } = useSession()
  const [state, change] = useQueueState()
  const [search, setSearch] = useSearchText(state.q, (q) => change({ q }, { replace: true }))
  const shown = useQueue({ list, state, search, placeAs, uid })
  const [now] = useState(() => Date.now())
  const hasPane = useMedia(ROOM_FOR_PANE)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  /** The same after a call, when the person may have opened another. */
  const opened = useRef(selectedId)
  const select = (id: string) => {
    opened.current = id
    setSelectedId(id)
  }
  const section = useRef<HTMLElement>(null)
  const keysDialog = useRef<HTMLDialogElement>(null)
  const [keysOn, setKeysOn] = useState(areKeysOn)
  const path = useScreenPath('ver-asesorias')
  const { search: from } = useLocation()

  const selected = list.data?.find(({ Id }) => Id === selectedId)
  const selection = useSelection(shown.page, actions, from)
  const goTo = (id: string) => {
    select(id)
    const row = section.current?.querySelector(`[data-row="${CSS.escape(id)}"]`)
    if (hasPane) row?.scrollIntoView({ block: 'nearest' })
    else row?.querySelector<HTMLElement>('[data-action]')?.focus()
  }
  /** The next open request takes the place of a marked one in the pane. */
  const mark = async (asesoria: Asesoria) => {
    const at = shown.page.findIndex(({ Id }) => Id === asesoria.Id)
    const next = shown.page.slice(at + 1).find(({ Realizada }) => !Realizada)
    const isMarked = await actions.mark(asesoria)
    if (hasPane && isMarked && next && opened.current === asesoria.Id) goTo(next.Id)
    return isMarked
  }
  useQueueKeys({
    rows: shown.page,
    selected,
    select: goTo,
    mark,
    selection,
    section,
    keysDialog,
    path,
    hasPane,
  })

  const open = (id: string, event: MouseEvent) => {
    if (!isPlainClick(event)) return
    select(id)
    if (!hasPane) return
    event.preventDefault()
    // The pane of a request that is open already does not take the focus by itself.
    requestAnimationFrame(() => focusPane())
  }
  const isChoosing = selection.chosen.length > 0
  const showAll = () => {
    setSearch('')
    change(widened(state))
    section.current?.querySelector<HTMLElement>('search input')?.focus()
  }

  return (
    <>
      <section ref={section} aria-label={TITLE} className="queue-list">
        <UnreadableNotice ids={list.unreadable} />
        <div className="queue-head">
          <QueueTabs present={state.tab} counts={shown.counts} />
          <div {...(isChoosing && KEYS_AREA)} className="queue-bar">
            {shown.found > 0 && <ChooseAll rows={shown.page} selection={selection} />}
            {isChoosing && <SelectionBar selection={selection} />}
            {list.data && !isChoosing && (
              <QueueFilters
                state={state}
                change={change}
                search={search}
                onSearch={setSearch}
                optionsOf={shown.optionsOf}
                status={statusOf(shown.found, list)}
                undo={selection.done && <UndoAll selection={selection} done={selection.done} />}
              />
            )}
          </div>
        </div>
        <WindowNotice window={list} />
        {list.data && list.isError && <FailedNotice text={MENSAJES_TABLA.stale} query={list} />}
        <Body list={list} found={shown.found} isDone={isCleared(state, search)} showAll={showAll}>
          {shown.page.map((asesoria) => (
            <QueueRow
              key={asesoria.Id}
              asesoria={asesoria}
              words={shown.words}
              to={`${path}/${asesoria.Id}`}
              from={from}
              isSelected={asesoria.Id === selectedId}
              isChosen={selection.chosen.includes(asesoria)}
              failure={selection.failures.get(asesoria.Id)}
              isDoneHere={isDoneHere(asesoria, placeAs)}
              now={now}
              onOpen={open}
              onChoose={selection.choose}
              onMark={mark}
              onUndo={actions.undo}
            />
          ))}
        </Body>
        <Pager
          shown={shown}
          size={state.size}
          change={change}
          isGrowing={list.rest.isAwaited}
          onTurn={() => section.current?.scrollIntoView({ block: 'start' })}
        />
        <p className="queue-foot">
          <span>En cada día, primero las de personas registradas.</span>
          <button
            type="button"
            // A phone seldom has keys; a window at 400 % is as narrow and has them.
            className={keysOn ? 'link cursor-pointer max-md:pointer-coarse:hidden' : 'link cursor-pointer'}
            onClick={() => keysDialog.current?.showModal()}
          >
            {keysOn ? 'Atajos de teclado (?)' : 'Atajos de teclado'}
          </button>
        </p>
      </section>
      {hasPane && (
        <div className="queue-pane">
          <Part fallback={<Skeleton className="h-96" />}>
            <CasePane asesoria={selected} actions={{ ...actions, mark }} keysOn={keysOn} />
          </Part>
        </div>
      )}
      <KeysDialog ref={keysDialog} keysOn={keysOn} onSwitch={setKeysOn} />
    </>
  )
}

interface BodyProps extends Pick<Listed, 'list'> {
  found: number
  /** Whether an empty queue means that nothing is left to do. */
  isDone: boolean
  showAll: () => void
  /** The rows. */
  children: ReactNode
}

/** The four states of the queue. */
function Body({ list, found, isDone, showAll, children }: BodyProps) {
  const { data, isError } = list
  if (!data && isError)
    return (
      <StateMessage kind="failed" title={FAILED} action={<RetryButton query={list} />}>
        {NO_CONNECTION}
      </StateMessage>
    )
  if (!data) return <SkeletonList count={12} className="h-11" />
  if (data.length === 0)
    return (
      <StateMessage kind="empty" title={EMPTY.title} scene={cafe}>
        {EMPTY.next}
      </StateMessage>
    )
  if (found > 0)
    return (
      <ul {...KEYS_AREA} aria-label={TITLE}>
        {children}
      </ul>
    )
  if (list.rest.isAwaited || list.older.isFetching) return <Skeleton className="h-28" />
  return isDone ? <AllDone /> : <NoMatch showAll={showAll} />
}

function AllDone() {
  const action = (
    <Link to="?estado=realizadas" className="link">
      Ver las realizadas
    </Link>
  )
  return <StateMessage kind="empty" title="Todo atendido. Buen trabajo." scene={cafe} action={action} />
}

/** In few words: they stand beside the search. */
const statusOf = (found: number, { rest, older }: Listed['list']): string => {
  if (rest.isAwaited) return 'Cargando el resto…'
  return older.isFetching ? 'Buscando más…' : MENSAJES_TABLA.results(found)
}
