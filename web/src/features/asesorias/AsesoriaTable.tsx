import type { Asesoria } from '@naf/contract'
import { Check } from 'lucide-react'
import { useMemo, useState } from 'react'
import { browserStore } from '../../lib/storage.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { DeleteButton, RowButton } from '../../list/row-actions.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import scene from '../../ui/scenes/detalle-cafe.svg'
import { type AsesoriaActions, UndoButton } from './asesoria-actions.tsx'
import { ALWAYS_SHOWN, COLUMNS, DATA, FILTERS, HIDDEN_AT_FIRST, NEWEST_FIRST } from './asesoria-columns.tsx'
import { isDoneHere, type Listed, type PlaceAs } from './asesoria-data.ts'
import { DONE, EMPTY, FAILED, MARK, TITLE } from './asesoria-texts.ts'

const HIDDEN_KEY = 'naf_columnas'
const BETWEEN = ','

/** The hidden data, as this browser remembers them. */
const useHidden = (): [ReadonlySet<string>, (ids: readonly string[]) => void] => {
  const [stored, setStored] = useState(() => browserStore.read(HIDDEN_KEY))
  const hidden = useMemo(() => new Set(stored?.split(BETWEEN) ?? HIDDEN_AT_FIRST), [stored])
  const hide = (ids: readonly string[]) => {
    const text = ids.join(BETWEEN)
    browserStore.writeOrHold(HIDDEN_KEY, text)
    setStored(text)
  }
  return [hidden, hide]
}

const rowId = ({ Id }: Asesoria) => Id

/** The requests with all of their data, or with those that somebody chose. */
export function AsesoriaTable({ list, actions, placeAs }: Listed & { actions: AsesoriaActions }) {
  const [hidden, hide] = useHidden()
  return (
    <DataTable
      caption={TITLE}
      query={list}
      window={list}
      columns={COLUMNS}
      filters={FILTERS}
      hidden={hidden}
      tools={<ColumnChooser hidden={hidden} hide={hide} />}
      defaultSort={NEWEST_FIRST}
      rowId={rowId}
      rowLabel={(row) => `Asesoría de ${row.Nombre}`}
      actions={(row) => <RowActions asesoria={row} actions={actions} placeAs={placeAs} />}
      placeAs={placeAs}
      empty={{ ...EMPTY, scene }}
      failed={FAILED}
    />
  )
}

interface ColumnChooserProps {
  hidden: ReadonlySet<string>
  hide: (ids: readonly string[]) => void
}

/** Which data the table shows on this device. */
function ColumnChooser({ hidden, hide }: ColumnChooserProps) {
  const count = DATA.filter(({ id }) => !hidden.has(id)).length
  const toggle = (id: string) =>
    hide(hidden.has(id) ? [...hidden].filter((each) => each !== id) : [...hidden, id])
  return (
    <Disclosure label={`Columnas (${count})`} className="queue-button">
      {(close) => (
        <div className="queue-panel">
          <p className="p-2 text-ink-soft">{`${count} de ${DATA.length}. Se guardan en este equipo.`}</p>
          <div className="queue-facets">
            {COLUMNS.map(({ header, data }) => (
              <fieldset key={header}>
                <legend className="font-semibold">{header}</legend>
                {data.map(({ id, label }) => (
                  <label key={id} className="flex min-h-7 cursor-pointer items-center gap-2">
                    <input
                      type="checkbox"
                      checked={!hidden.has(id)}
                      disabled={id === ALWAYS_SHOWN}
                      onChange={() => toggle(id)}
                      className="checkbox"
                    />
                    <span>{label}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
          <div className="queue-dates">
            <button
              type="button"
              className="link min-h-6 cursor-pointer"
              onClick={() => hide(HIDDEN_AT_FIRST)}
            >
              Volver a las columnas iniciales
            </button>
            <Button small className="queue-button ml-auto" onClick={close}>
              Cerrar
            </Button>
          </div>
        </div>
      )}
    </Disclosure>
  )
}

interface RowActionsProps {
  asesoria: Asesoria
  actions: AsesoriaActions
  placeAs: PlaceAs
}

function RowActions({ asesoria, actions, placeAs }: RowActionsProps) {
  const { Id, Nombre, Realizada } = asesoria
  return (
    <>
      {isDoneHere(asesoria, placeAs) ? (
        <p className="text-center">
          {DONE} · <UndoButton name={Nombre} onUndo={() => void actions.undo(asesoria)} />
        </p>
      ) : (
        <RowButton
          text={Realizada ? DONE : MARK}
          name={Nombre}
          icon={Check}
          disabled={Realizada}
          onClick={() => void actions.mark(asesoria)}
        />
      )}
      <DeleteButton
        name={Nombre}
        text="Eliminar"
        busy={actions.deletingId === Id}
        onClick={() => void actions.remove(asesoria)}
      />
    </>
  )
}
