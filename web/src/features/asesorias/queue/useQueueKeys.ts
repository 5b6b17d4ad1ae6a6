import type { Asesoria } from '@naf/contract'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTakeOn } from '../case/case-changes.ts'
import type { ListViewProps } from '../list-view.ts'
import { NOTE_HASH, useKeys, writeNote } from './useKeys.ts'

interface QueueKeys extends Pick<ListViewProps, 'actions'> {
  rows: readonly Asesoria[]
  selected: Asesoria | undefined
  select: (id: string) => void
  section: RefObject<HTMLElement | null>
  keysDialog: RefObject<HTMLDialogElement | null>
  path: string
  hasPane: boolean
}

const rowOf = (id: string) => document.querySelector(`[data-row="${CSS.escape(id)}"]`)

/**
 * The queue by keys. Beside the queue the selected request takes the focus itself. Where it has a page of its own, its
 * row's link has the focus, so that Enter opens it.
 */
export const useQueueKeys = (queue: QueueKeys): void => {
  const { rows, selected, select, actions, section, keysDialog, path, hasPane } = queue
  const navigate = useNavigate()
  const takeOn = useTakeOn()

  const move = (step: 1 | -1) => {
    const at = rows.findIndex(({ Id }) => Id === selected?.Id)
    const next = rows[at < 0 ? 0 : at + step]
    if (!next) return
    select(next.Id)
    const row = rowOf(next.Id)
    if (hasPane) row?.scrollIntoView({ block: 'nearest' })
    else row?.querySelector<HTMLElement>('[data-action]')?.focus()
  }
  const note = ({ Id }: Asesoria) => {
    if (hasPane) writeNote()
    else void navigate(`${path}/${Id}${NOTE_HASH}`)
  }
  const ofSelected = (act: (asesoria: Asesoria) => unknown) => selected && (() => void act(selected))

  useKeys({
    j: () => move(1),
    k: () => move(-1),
    e: ofSelected(actions.mark),
    a: ofSelected(takeOn),
    n: ofSelected(note),
    '/': () => section.current?.querySelector<HTMLElement>('search input')?.focus(),
    '?': () => keysDialog.current?.showModal(),
  })
}
