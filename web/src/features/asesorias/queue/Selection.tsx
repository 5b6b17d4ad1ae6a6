import type { Asesoria } from '@naf/contract'
import { Check, UserRoundPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { focusPlan } from '../../../list/row-actions.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import {
  type AsesoriaActions,
  assigning,
  attendantOf,
  type Change,
  marking,
  reopening,
} from '../asesoria-actions.tsx'
import { useTeam, useView } from '../asesoria-data.ts'

/** Several requests are changed together, each by its own call, so many at a time. */
const AT_ONCE = 4

/** @returns the failures by the id of their request */
const together = async (changes: readonly Change[], attempt: AsesoriaActions['attempt']) => {
  const waiting = [...changes]
  const failures = new Map<string, string>()
  const work = async () => {
    for (let change = waiting.shift(); change; change = waiting.shift()) {
      const failure = await attempt(change)
      if (failure !== null) failures.set(change.asesoria.Id, failure)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failures
}

export type Selection = ReturnType<typeof useSelection>

/** The requests of the page that are chosen. One that is not on the page is not chosen. */
export const useSelection = (rows: readonly Asesoria[], { attempt }: AsesoriaActions) => {
  const view = useView()
  const [chosenIds, setIds] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  /** What was done last with several, and how it is undone as long as the address of the queue is the same. */
  const [done, setDone] = useState<{ text: string; undoing: readonly Change[]; view: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const last = useRef<string>(undefined)
  const chosen = rows.filter(({ Id }) => chosenIds.has(Id))

  /** @param range all from the one that was chosen last to this one */
  const choose = (id: string, on: boolean, range = false) => {
    const ids = rows.map(({ Id }) => Id)
    const at = ids.indexOf(id)
    const from = range && last.current !== undefined ? ids.indexOf(last.current) : at
    const between = from < 0 ? [id] : ids.slice(Math.min(at, from), Math.max(at, from) + 1)
    last.current = id
    setIds((now) => new Set(on ? [...now, ...between] : [...now].filter((each) => !between.includes(each))))
  }

  const clear = () => {
    setIds(new Set())
    setFailures(new Map())
  }

  /** What failed stays chosen. @param undo the change that takes another one back */
  const run = async (changes: readonly Change[], text = '', undo?: (change: Change) => Change) => {
    if (isBusy) return
    if (!changes[0]) return clear()
    const restoreFocus = focusPlan(changes[0].asesoria.Id)
    setBusy(true)
    const failed = await together(changes, attempt)
    setBusy(false)
    setFailures(failed)
    setIds(new Set(failed.keys()))
    const undoing = undo ? changes.filter(({ asesoria }) => !failed.has(asesoria.Id)).map(undo) : []
    setDone(undoing.length > 0 ? { text, undoing, view } : null)
    await restoreFocus()
  }

  return {
    chosen,
    failures,
    done: done?.view === view ? done : null,
    isBusy,
    choose,
    chooseAll: (on: boolean) => setIds(new Set(on ? rows.map(({ Id }) => Id) : [])),
    clear,
    mark: () =>
      run(chosen.filter(({ Realizada }) => !Realizada).map(marking), 'realizadas', ({ asesoria }) =>
        reopening(asesoria),
      ),
    assign: (to: string | null) =>
      run(
        chosen.filter((asesoria) => attendantOf(asesoria) !== to).map((asesoria) => assigning(asesoria, to)),
        to === null ? 'sin asignar' : 'asignadas',
        ({ asesoria }) => assigning(asesoria, attendantOf(asesoria), to),
      ),
    undo: () => done && run(done.undoing),
  }
}

export function ChooseAll({ rows, selection }: { rows: readonly Asesoria[]; selection: Selection }) {
  const count = selection.chosen.length
  const isAll = count > 0 && count === rows.length
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll
      }}
      type="checkbox"
      aria-label="Elegir todas las de esta página"
      checked={isAll}
      onChange={() => selection.chooseAll(!isAll)}
      className="checkbox"
    />
  )
}

export function SelectionBar({ selection }: { selection: Selection }) {
  const { chosen, failures } = selection
  const team = useTeam().map(({ value, label }) => ({ label, run: () => selection.assign(value) }))
  return (
    <div className="queue-selection">
      <span role="status" className="grow">
        {chosen.length === 1 ? '1 elegida' : `${formatNumber(chosen.length)} elegidas`}
        {failures.size > 0 && ' (no se pudo)'}
      </span>
      <Button
        small
        busy={selection.isBusy}
        disabled={chosen.every(({ Realizada }) => Realizada)}
        onClick={() => void selection.mark()}
      >
        <Check aria-hidden="true" className="size-4" />
        Marcar como realizadas
        <kbd>E</kbd>
      </Button>
      <Menu
        label="Asignar"
        icon={UserRoundPlus}
        items={[...team, { label: 'Dejar sin asignar', run: () => selection.assign(null) }]}
      />
      <UndoAll selection={selection} />
      <Button
        variant="quiet"
        small
        className="queue-button"
        onClick={({ currentTarget }) => {
          currentTarget.closest('.queue-bar')?.querySelector('input')?.focus()
          selection.clear()
        }}
      >
        Quitar selección
      </Button>
    </div>
  )
}

export function UndoAll({ selection: { done, isBusy, undo } }: { selection: Selection }) {
  if (!done) return null
  return (
    <p className="queue-status">
      <span role="status">{`${formatNumber(done.undoing.length)} ${done.text}`}</span>
      {' · '}
      <button
        type="button"
        disabled={isBusy}
        className="link min-h-6 cursor-pointer"
        onClick={() => void undo()}
      >
        Deshacer
      </button>
    </p>
  )
}
