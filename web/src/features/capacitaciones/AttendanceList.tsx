import { fold, type Participant, wordsOf } from '@naf/contract'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../lib/text.ts'
import { DeleteButton, deleteRow } from '../../list/row-actions.tsx'
import { SearchField } from '../../list/search.tsx'
import { Button } from '../../ui/Button.tsx'
import { Badge } from '../../ui/badges.tsx'
import { Bar } from '../../ui/goals.tsx'
import { LoadedOr, NextPageButton } from '../../ui/states.tsx'
import { type Attendance, tickFailure, ticksFrom, useTakeOut, useTick, useUnconfirmed } from './attendance.ts'
import { hasBegun, isOver } from './training.tsx'

export const ordenText = (orden: number | null): string => (orden === null ? 'sin número' : `n.º ${orden}`)

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

/** Large rows, to be ticked with a thumb. */
export function AttendanceList({ id, found }: { id: string; found: Attendance }) {
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<Filter>(isOver(found) ? 'todos' : 'faltan')
  // A row that was ticked stays in its place until another filter is chosen.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [lastId, setLastId] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const unconfirmed = useUnconfirmed(id, isAsked)
  const takeOut = useTakeOut(id)

  const named = new Set(found.rows.map(({ Id }) => Id))
  const others = unconfirmed.data?.filter(({ Id }) => !named.has(Id)) ?? []
  const all = [...found.rows, ...others].sort(byName)
  const shown = all.filter((one) => matches(one, typed) && (FILTERS[filter].takes(one) || kept.has(one.Id)))
  const last = all.find(({ Id }) => Id === lastId)

  const choose = (name: Filter) => {
    setFilter(name)
    setKept(new Set())
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
        <Count rows={all} found={found} />
        <div className="mt-2.5">
          <SearchField
            roomy
            labelWithin
            placeholder="Nombre, correo o número"
            text={typed}
            onChange={setTyped}
          />
        </div>
        <fieldset className="mt-2 grid grid-cols-3 gap-1.5">
          <legend className="sr-only">Mostrar</legend>
          {(Object.keys(FILTERS) as Filter[]).map((name) => (
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
            training={id}
            isEarly={!found.PorRegistrar}
            onTick={() => setKept((ids) => new Set([...ids, one.Id]))}
            onStored={setLastId}
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
            {() => <NextPageButton query={unconfirmed}>Ver más</NextPageButton>}
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
        {last && <Undo key={last.Id} one={last} training={id} onStored={setLastId} />}
      </div>
    </>
  )
}

export function Count({ rows, found }: { rows: readonly Participant[]; found: Attendance }) {
  const came = rows.filter(({ Asistio }) => Asistio).length
  const expected = rows.filter(({ Estado, Asistio }) => Estado !== 'por_confirmar' || Asistio).length
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
      <Bar part={came / Math.max(1, expected)} />
    </div>
  )
}

interface TickedProps {
  one: Participant
  training: string
  /** Gets the id of a person who came, null after a tick was taken back. */
  onStored: (ticked: string | null) => void
}

interface RowProps extends TickedProps {
  isEarly: boolean
  onTick: () => void
  children: ReactNode
}

function Row({ one, training, isEarly, onTick, onStored, children }: RowProps) {
  const { mutate, variables = false, isPending, isError, error } = useTick(training, one.Id)
  const tick = (asistio: boolean) => {
    onTick()
    mutate(asistio, { onSuccess: () => onStored(asistio ? one.Id : null) })
  }
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
          onChange={(event) => tick(event.target.checked)}
          className="checkbox size-7.5"
        />
        <span className="min-w-0">
          <span className="block leading-snug font-semibold wrap-anywhere">{one.Nombre}</span>
          <span className="block truncate text-xs text-ink-soft">
            <NoSeat one={one} /> {ordenText(one.Orden)} · {one.Correo}
          </span>
          {isError && (
            <span role="alert" className="block text-xs font-semibold text-danger">
              {tickFailure(error)}
            </span>
          )}
        </span>
      </label>
      {isPending && <span className="text-xs text-ink-soft">Guardando…</span>}
      {isError && (
        <Button variant="secondary" small onClick={() => tick(variables)} className="min-h-11">
          Reintentar
        </Button>
      )}
      {one.Asistio && !isPending && !isError && <span className="text-sm font-bold text-brand">Asistió</span>}
      {!isPending && !isError && children}
    </li>
  )
}

function NoSeat({ one: { Estado } }: { one: Participant }) {
  if (Estado === 'espera') return <Badge look="plain">En espera</Badge>
  return Estado === 'por_confirmar' ? <Badge look="warm">Sin confirmar</Badge> : null
}

/** Below the list, where the thumb is: the person who was ticked last. */
function Undo({ one, training, onStored }: TickedProps) {
  const { mutate, isPending, isError, error } = useTick(training, one.Id)
  return (
    <div className="flex min-h-16 items-center gap-2.5 border-t border-line bg-paper px-4 py-2 text-sm font-semibold shadow-pop">
      <Check aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <span role="status" className="min-w-0 grow wrap-anywhere">
        {isError ? tickFailure(error) : `${one.Nombre} asistió.`}
      </span>
      <Button
        variant="secondary"
        busy={isPending}
        onClick={() => mutate(false, { onSuccess: () => onStored(null) })}
      >
        Deshacer
      </Button>
    </div>
  )
}
