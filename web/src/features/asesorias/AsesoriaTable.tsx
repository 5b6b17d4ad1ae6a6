import type { Asesoria } from '@naf/contract'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { browserStore } from '../../lib/storage.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { DeleteButton, RowButton } from '../../list/row-actions.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import scene from '../../ui/scenes/detalle-cafe.svg'
import { type AsesoriaActions, UndoButton } from './asesoria-actions.tsx'
import { COLUMNS, DATA, FILTERS } from './asesoria-columns.tsx'
import { DONE, EMPTY, FAILED, isDoneHere, type Listed, MARK, TITLE } from './asesoria-data.ts'

const HIDDEN_KEY = 'naf_columnas'

/** What the specification does not show; somebody who needs it chooses it. */
const HIDDEN_AT_FIRST = ['numero', 'avance', 'cierre', 'atiende']

export function AsesoriaTable({ list, actions, placeAs }: Listed & { actions: AsesoriaActions }) {
  const [hidden, setHidden] = useState(() => browserStore.read(HIDDEN_KEY)?.split(',') ?? HIDDEN_AT_FIRST)
  const hide = (ids: string[]) => {
    browserStore.writeOrHold(HIDDEN_KEY, ids.join(','))
    setHidden(ids)
  }
  const rowActions = (row: Asesoria) => (
    <>
      {isDoneHere(row, placeAs) ? (
        <p className="text-center">
          {DONE} · <UndoButton name={row.Nombre} onUndo={() => void actions.undo(row)} />
        </p>
      ) : (
        <RowButton
          text={row.Realizada ? DONE : MARK}
          name={row.Nombre}
          icon={Check}
          disabled={row.Realizada}
          onClick={() => void actions.mark(row)}
        />
      )}
      <DeleteButton
        name={row.Nombre}
        text="Eliminar"
        busy={actions.deletingId === row.Id}
        onClick={() => void actions.remove(row)}
      />
    </>
  )
  return (
    <DataTable
      caption={TITLE}
      query={list}
      window={list}
      columns={COLUMNS}
      filters={FILTERS}
      hidden={hidden}
      tools={<ColumnChooser hidden={hidden} hide={hide} />}
      defaultSort="-fecha"
      rowLabel={(row) => `Asesoría de ${row.Nombre}`}
      actions={rowActions}
      placeAs={placeAs}
      empty={{ ...EMPTY, scene }}
      failed={FAILED}
    />
  )
}

function ColumnChooser({ hidden, hide }: { hidden: string[]; hide: (ids: string[]) => void }) {
  const count = DATA.filter(({ id }) => !hidden.includes(id)).length
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
                      checked={!hidden.includes(id)}
                      // It names the row.
                      disabled={id === 'nombre'}
                      onChange={({ target }) =>
                        hide(target.checked ? hidden.filter((each) => each !== id) : [...hidden, id])
                      }
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
