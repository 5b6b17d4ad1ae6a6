import { fold, type Participant, wordsOf } from '@naf/contract'
import { Check, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../lib/text.ts'
import { DeleteButton, deleteRow } from '../../list/row-actions.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadedOr } from '../../ui/states.tsx'
import { Badge } from '../../ui/text.tsx'
import { type Attendance, ticksFrom, useTakeOut, type useTicks, useUnconfirmed } from './attendance.ts'
import { hasBegun, isOver } from './training.tsx'

type Ticks = ReturnType<typeof useTicks>

export const ordenText = (orden: number | null): string => (orden === null ? 'sin número' : `n.º ${orden}`)

/** Every word that was typed stands in the name or the mail, or is the number. */
const matches = ({ Nombre, Correo, Orden }: Participant, typed: string): boolean => {
  const text = fold(`${Nombre} ${Correo}`)
  return wordsOf(typed).every((word) => text.includes(word) || word === String(Orden))
}

const byName = (a: Participant, b: Participant) => a.Nombre.localeCompare(b.Nombre, 'es')

const FILTERS = {
  faltan: { text: 'Faltan', takes: ({ Asistio }: Participant) => !Asistio },
  asistieron: { text: 'Asistieron', takes: ({ Asistio }: Participant) => Asistio },
  todos: { text: 'Todos', takes: () => true },
}
type Filter = keyof typeof FILTERS
const FILTER_NAMES = Object.keys(FILTERS) as Filter[]

interface AttendanceListProps {
  id: string
  found: Attendance
  ticks: Ticks
}

/** Large rows, to be ticked with a thumb. */
export function AttendanceList({ id, found, ticks }: AttendanceListProps) {
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<Filter>(isOver(found) ? 'todos' : 'faltan')
  // A row that was ticked stays in its place until another filter is chosen.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const unconfirmed = useUnconfirmed(id, isAsked)
  const takeOut = useTakeOut(id)

  const named = new Set(found.rows.map(({ Id }) => Id))
  const others = unconfirmed.data?.pages.flatMap(({ rows }) => rows).filter(({ Id }) => !named.has(Id)) ?? []
  const all = [...found.rows, ...others].map(ticks.wished).sort(byName)
  const shown = all.filter((one) => matches(one, typed) && (FILTERS[filter].takes(one) || kept.has(one.Id)))
  const lastTicked = all.find(({ Id, Asistio }) => Id === ticks.lastTicked && Asistio)

  const choose = (name: Filter) => {
    setFilter(name)
    setKept(new Set())
  }
  const tick = (one: Participant, asistio: boolean) => {
    setKept((ids) => new Set([...ids, one.Id]))
    void ticks.tick(one.Id, asistio)
  }
  const remove = ({ Id, Nombre, Correo }: Participant) => {
    const next = hasBegun(found)
      ? ''
      : ' Si tiene cupo, pasa a la primera persona que espera, y a ella sí le escribimos.'
    return deleteRow({
      rowId: Id,
      question: {
        title: '¿Quitar esta inscripción?',
        text: `Se quita a ${Nombre} (${Correo}) sin enviarle ningún correo.${next}`,
        confirm: 'Quitar',
      },
      run: () => takeOut.mutateAsync(Id),
      texts: {
        done: 'Inscripción quitada',
        failed: 'No se pudo quitar la inscripción.',
        gone: 'Esta inscripción ya no existe.',
      },
    })
  }

  return (
    <>
      <div className="sticky top-(--table-top,0px) z-10 -mx-4 border-b border-line bg-paper px-4 pt-3 pb-2.5 md:mx-0">
        <Count shown={all} found={found} />
        <label className="relative mt-2.5 block">
          <span className="sr-only">Buscar</span>
          <Search aria-hidden="true" className="absolute top-3.5 left-3.5 size-5 text-ink-soft" />
          <input
            name="buscar"
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder="Nombre, correo o número"
            autoComplete="off"
            className="control min-h-12 pl-10.5"
          />
        </label>
        <fieldset className="mt-2 grid grid-cols-3 gap-1.5">
          <legend className="sr-only">Mostrar</legend>
          {FILTER_NAMES.map((name) => (
            <Button
              key={name}
              variant={name === filter ? 'secondary' : 'quiet'}
              aria-pressed={name === filter}
              onClick={() => choose(name)}
              className="px-1 text-sm aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
            >
              {`${FILTERS[name].text} ${all.filter(FILTERS[name].takes).length}`}
            </Button>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 && (
        <p role="status" className="py-4">
          {typed === '' ? 'No hay nadie en esta lista.' : 'Nadie coincide con la búsqueda.'}
        </p>
      )}
      <ul aria-label="Inscritos" className="-mx-4 md:mx-0">
        {shown.map((one) => (
          <Row
            key={one.Id}
            one={one}
            isEarly={!found.PorRegistrar}
            wish={ticks.wishes[one.Id]}
            onTick={(asistio) => tick(one, asistio)}
          >
            {!one.Asistio && (filter === 'todos' || !found.PorRegistrar) && (
              <DeleteButton
                text="Quitar"
                name={one.Nombre}
                busy={takeOut.isPending && takeOut.variables === one.Id}
                onClick={() => void remove(one)}
              />
            )}
          </Row>
        ))}
      </ul>
      <div className="mt-4">
        {isAsked ? (
          <LoadedOr query={unconfirmed} failed="No se pudieron cargar las inscripciones sin confirmar">
            {() =>
              unconfirmed.hasNextPage && (
                <Button
                  variant="secondary"
                  busy={unconfirmed.isFetchingNextPage}
                  onClick={() => void unconfirmed.fetchNextPage()}
                >
                  Ver más
                </Button>
              )
            }
          </LoadedOr>
        ) : (
          found.PorConfirmar > 0 && (
            <Button variant="secondary" onClick={() => setAsked(true)}>
              {`Ver sin confirmar (${found.PorConfirmar})`}
            </Button>
          )
        )}
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 mt-4 md:mx-0">
        {lastTicked && <Undo one={lastTicked} undo={() => tick(lastTicked, false)} />}
      </div>
    </>
  )
}

/** How many came of those who are expected, or from when on it can be told. */
export function Count({ shown, found }: { shown: readonly Participant[]; found: Attendance }) {
  const came = shown.filter(({ Asistio }) => Asistio).length
  const expected = shown.filter(({ Estado, Asistio }) => Estado !== 'por_confirmar' || Asistio).length
  if (!found.PorRegistrar)
    return (
      <p role="status" className="text-sm font-semibold">
        {ticksFrom(found)}
      </p>
    )
  return (
    <div>
      <p role="status" className="text-sm font-bold">
        {`Asistieron ${came} de ${expected}.`}
      </p>
      <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-brand-soft">
        <div className="h-full bg-brand" style={{ width: `${(100 * came) / Math.max(1, expected)}%` }} />
      </div>
    </div>
  )
}

interface RowProps {
  one: Participant
  /** Attendance cannot be ticked yet. */
  isEarly: boolean
  wish: Ticks['wishes'][string] | undefined
  onTick: (asistio: boolean) => void
  children: ReactNode
}

function Row({ one, isEarly, wish, onTick, children }: RowProps) {
  const isSending = wish !== undefined && wish.failed === undefined
  return (
    <li
      data-row={one.Id}
      className={classNames(
        'flex items-center gap-3 border-b border-line pr-4',
        one.Asistio ? 'bg-brand-soft' : 'bg-paper',
      )}
    >
      <label className="flex min-h-16 min-w-0 grow cursor-pointer items-center gap-3 py-2 pl-4">
        <input
          type="checkbox"
          checked={one.Asistio}
          disabled={isEarly}
          onChange={(event) => onTick(event.target.checked)}
          className="checkbox size-7.5"
        />
        <span className="min-w-0">
          <span className="block leading-snug font-semibold wrap-anywhere">{one.Nombre}</span>
          <span className="block truncate text-xs text-ink-soft">
            <NoSeat one={one} /> {ordenText(one.Orden)} · {one.Correo}
          </span>
          {wish?.failed !== undefined && (
            <span role="alert" className="block text-xs font-semibold text-danger">
              {wish.failed}
            </span>
          )}
        </span>
      </label>
      {isSending && <span className="text-xs text-ink-soft">Guardando…</span>}
      {wish?.failed !== undefined && (
        <Button variant="secondary" small onClick={() => onTick(wish.asistio)} className="min-h-11">
          Reintentar
        </Button>
      )}
      {one.Asistio && !wish && <span className="text-sm font-bold text-brand">Asistió</span>}
      {!wish && children}
    </li>
  )
}

/** That a person has no seat. */
function NoSeat({ one: { Estado } }: { one: Participant }) {
  if (Estado === 'espera') return <Badge look="plain">En espera</Badge>
  return Estado === 'por_confirmar' ? <Badge look="warm">Sin confirmar</Badge> : null
}

/** Below the list, where the thumb is: the person who was ticked last. */
function Undo({ one, undo }: { one: Participant; undo: () => void }) {
  return (
    <div className="flex min-h-16 items-center gap-2.5 border-t border-line bg-paper px-4 py-2 text-sm font-semibold shadow-pop">
      <Check aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span role="status" className="min-w-0 grow wrap-anywhere">
        {`${one.Nombre} asistió.`}
      </span>
      <Button variant="secondary" onClick={undo}>
        Deshacer
      </Button>
    </div>
  )
}
