import { lazy, type MouseEvent, useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useScreenPath } from '../../../auth/paths.ts'
import { useSession } from '../../../auth/session.ts'
import { isPlainClick } from '../../../lib/plain-click.ts'
import { classNames } from '../../../lib/text.ts'
import {
  FailedNotice,
  MENSAJES_TABLA,
  Pager,
  UnreadableNotice,
  WindowNotice,
} from '../../../list/list-notices.tsx'
import { useSearchText } from '../../../list/table-state.ts'
import { Part } from '../../../ui/Part.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useMedia } from '../../../ui/useMedia.ts'
import { MENSAJES_LISTA } from '../list-messages.ts'
import type { ListViewProps } from '../list-view.ts'
import { isDoneHere } from '../usePlaces.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { MENSAJES_COLA as TEXTO } from './messages.ts'
import { QueueBody } from './QueueBody.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { QueueRow } from './QueueRow.tsx'
import { QueueTabs } from './QueueTabs.tsx'
import { isCleared, widened } from './queue-params.ts'
import './queue.css'
import { areKeysOn, focusPane, switchKeys } from './useKeys.ts'
import { useQueue } from './useQueue.ts'
import { useQueueKeys } from './useQueueKeys.ts'
import { useQueueParams } from './useQueueParams.ts'

const CasePane = lazy(() => import('../case/CaseView.tsx'))

/** From here on a request stands beside the queue; below it has a page of its own. */
const ROOM_FOR_PANE = '(width >= 75rem)'

/** The requests as work to be done: what is new, whose it is, how long it has waited. */
export default function Queue({ list, actions, placeAs }: ListViewProps) {
  const { uid } = useSession()
  const [state, change] = useQueueParams()
  const [search, setSearch] = useSearchText(state.q, (q) => change({ q }, { replace: true }))
  const isFound = useCallback(({ Id }: { Id: string }) => list.older.ids.has(Id), [list.older.ids])
  const shown = useQueue({ asesorias: list.data, state, searched: search, placeAs, isFound, uid })
  const [now] = useState(() => Date.now())
  const hasPane = useMedia(ROOM_FOR_PANE)
  const [selectedId, select] = useState<string | null>(null)
  const section = useRef<HTMLElement>(null)
  const keysDialog = useRef<HTMLDialogElement>(null)
  const [keysOn, setKeysOn] = useState(areKeysOn)
  const path = useScreenPath('ver-asesorias')
  const { search: from } = useLocation()

  const selected = list.data?.find(({ Id }) => Id === selectedId)
  useQueueKeys({ rows: shown.page, selected, select, actions, section, keysDialog, path, hasPane })

  const open = useCallback(
    (id: string, event: MouseEvent) => {
      if (!isPlainClick(event)) return
      select(id)
      if (!hasPane) return
      event.preventDefault()
      // A request that is open already is not rendered again, and does not take the focus by itself.
      requestAnimationFrame(() => focusPane())
    },
    [hasPane],
  )
  const showAll = () => {
    setSearch('')
    change(widened(state))
    section.current?.querySelector('input')?.focus()
  }

  return (
    <div className="queue">
      <section ref={section} aria-label={MENSAJES_LISTA.title} className="min-w-0 scroll-mt-24">
        <UnreadableNotice ids={list.unreadable} />
        <QueueTabs present={state.tab} counts={shown.counts} />
        {list.data && (
          <QueueFilters
            state={state}
            change={change}
            search={search}
            onSearch={setSearch}
            optionsOf={shown.optionsOf}
          />
        )}
        <WindowNotice window={list} />
        {list.data && list.isError && <FailedNotice text={MENSAJES_TABLA.stale} query={list} />}
        <QueueBody list={list} found={shown.found} isDone={isCleared(state, search)} showAll={showAll}>
          {shown.page.map((asesoria) => (
            <QueueRow
              key={asesoria.Id}
              asesoria={asesoria}
              words={shown.words}
              to={`${path}/${asesoria.Id}`}
              from={from}
              isSelected={asesoria.Id === selectedId}
              isDoneHere={isDoneHere(asesoria, placeAs)}
              now={now}
              onOpen={open}
              onMark={actions.mark}
              onUndo={actions.undo}
            />
          ))}
        </QueueBody>
        <Pager
          shown={shown}
          size={state.size}
          change={change}
          isGrowing={list.rest.isAwaited}
          onTurn={() => section.current?.scrollIntoView({ block: 'start' })}
        />
        <button
          type="button"
          className={classNames(
            'link my-2 cursor-pointer text-sm',
            // A phone seldom has keys; a window at 400 % is as narrow and has them.
            keysOn && 'max-md:pointer-coarse:hidden',
          )}
          onClick={() => keysDialog.current?.showModal()}
        >
          {keysOn ? `${TEXTO.keys.open} (?)` : TEXTO.keys.open}
        </button>
      </section>
      {hasPane && (
        <Part fallback={<Skeleton className="h-96" />}>
          <CasePane asesoria={selected} actions={actions} keysOn={keysOn} />
        </Part>
      )}
      <KeysDialog
        ref={keysDialog}
        keysOn={keysOn}
        onSwitch={(on) => {
          switchKeys(on)
          setKeysOn(on)
        }}
      />
    </div>
  )
}
