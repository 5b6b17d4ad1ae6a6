import { type Asesoria, api } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, UserRoundPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { call } from '../../../api/client.ts'
import { useSession } from '../../../auth/session.ts'
import { formatNumber } from '../../../lib/format.ts'
import { focusPlan } from '../../../list/row-actions.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { AsesoriaActions } from '../asesoria-actions.tsx'

/** Several requests are changed together, each by its own call, so many at a time. */
const AT_ONCE = 4

/** @returns why a request was not changed; null if it was */
type Change = (asesoria: Asesoria) => Promise<string | null>

/** @returns the failures by the id of their request */
const together = async (rows: readonly Asesoria[], change: Change): Promise<Map<string, string>> => {
  const waiting = [...rows]
  const failures = new Map<string, string>()
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const failure = await change(row)
      if (failure !== null) failures.set(row.Id, failure)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failures
}

/** What was done last, which one press undoes. */
interface Done {
  view: string
  rows: readonly Asesoria[]
  text: string
  revert: Change
}

interface Colleague {
  Uid: string
}

export type Selection = ReturnType<typeof useSelection>

/**
 * The requests of the page that are chosen. One that is not on the page is not chosen.
 * @param view the address of the queue: another one has nothing to undo
 */
export const useSelection = (rows: readonly Asesoria[], actions: AsesoriaActions, view: string) => {
  const [chosenIds, setIds] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [done, setDone] = useState<Done | null>(null)
  const [isBusy, setBusy] = useState(false)
  const last = useRef<string>(undefined)
  const { quiet } = actions
  const chosen = rows.filter(({ Id }) => chosenIds.has(Id))

  /** @param range all from the one that was chosen last to this one */
  const choose = (id: string, on: boolean, range: boolean) => {
    const ids = rows.map(({ Id }) => Id)
    const at = ids.indexOf(id)
    const from = range && last.current !== undefined ? ids.indexOf(last.current) : at
    const between = from < 0 ? [id] : ids.slice(Math.min(at, from), Math.max(at, from) + 1)
    last.current = id
    setIds((now) => {
      const next = new Set(now)
      for (const each of between) on ? next.add(each) : next.delete(each)
      return next
    })
  }

  const clear = () => {
    setIds(new Set())
    setFailures(new Map())
  }

  /** What failed stays chosen. */
  const run = async (of: readonly Asesoria[], change: Change, undo?: Omit<Done, 'rows' | 'view'>) => {
    const [first] = of
    if (isBusy) return
    if (!first) return clear()
    const restoreFocus = focusPlan(first.Id)
    setBusy(true)
    const failed = await together(of, change)
    setBusy(false)
    setFailures(failed)
    setIds(new Set(failed.keys()))
    const changed = of.filter(({ Id }) => !failed.has(Id))
    setDone(undo && changed.length > 0 ? { ...undo, rows: changed, view } : null)
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
    mark: () => {
      const open = chosen.filter(({ Realizada }) => !Realizada)
      return run(open, quiet.mark, { text: 'realizadas', revert: quiet.reopen })
    },
    assign: (to: Colleague | null) => {
      const uid = to?.Uid ?? null
      const others = chosen.filter(({ Atiende }) => (Atiende?.Uid ?? null) !== uid)
      return run(others, (row) => quiet.assign(row, row.Atiende?.Uid ?? null, uid), {
        text: uid === null ? 'sin asignar' : 'asignadas',
        revert: (row) => quiet.assign(row, uid, row.Atiende?.Uid ?? null),
      })
    },
    undo: () => (done ? run(done.rows, done.revert) : undefined),
  }
}

const countText = ({ chosen, failures }: Selection): string => {
  const text = chosen.length === 1 ? '1 elegida' : `${formatNumber(chosen.length)} elegidas`
  return failures.size > 0 ? `${text} (no se pudo)` : text
}

/** Chooses all requests of the page, or none. */
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

/** Takes the place of the search while requests are chosen. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const { uid } = useSession()
  const { data } = useQuery({
    queryKey: ['asesorias-equipo'],
    queryFn: ({ signal }) => call(api.asesorias.team, { signal }),
  })
  const team = (data?.Equipo ?? []).toSorted((a, b) => Number(b.Uid === uid) - Number(a.Uid === uid))
  const colleagues = team.map((each) => ({
    label: each.Uid === uid ? `${each.Nombre} (yo)` : each.Nombre,
    run: () => selection.assign(each),
  }))
  return (
    <div className="queue-selection">
      <span role="status" className="grow">
        {countText(selection)}
      </span>
      <Button
        small
        busy={selection.isBusy}
        disabled={selection.chosen.every(({ Realizada }) => Realizada)}
        onClick={() => void selection.mark()}
      >
        <Check aria-hidden="true" className="size-4" />
        Marcar como realizadas
        <kbd>E</kbd>
      </Button>
      <Menu
        label="Asignar"
        icon={UserRoundPlus}
        items={[...colleagues, { label: 'Dejar sin asignar', run: () => selection.assign(null) }]}
      />
      {selection.done && <UndoAll selection={selection} done={selection.done} />}
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

/** Says what was done with how many, and undoes it. */
export function UndoAll({ selection, done }: { selection: Selection; done: Done }) {
  return (
    <p className="queue-status">
      <span role="status">{`${formatNumber(done.rows.length)} ${done.text}`}</span>
      {' · '}
      <button
        type="button"
        disabled={selection.isBusy}
        className="link min-h-6 cursor-pointer"
        onClick={() => void selection.undo()}
      >
        Deshacer
      </button>
    </p>
  )
}
