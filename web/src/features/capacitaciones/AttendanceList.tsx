import { fold, type Participant, type Participants, wordsOf } from '@naf/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '../../api/client.ts'
import { linkSecret } from '../../auth/link-secret.ts'
import { DeleteButton, deleteRow } from '../../list/row-actions.tsx'
import { Button } from '../../ui/Button.tsx'
import { alertError } from '../../ui/dialog.ts'
import { TextField } from '../../ui/Field.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { SCANNED } from './attendance-address.ts'
import { useTakeOut, useTick, useUnconfirmed } from './attendance-api.ts'
import { MENSAJES_ASISTENCIA as TEXTO } from './attendance-messages.ts'
import { ScannedPerson } from './ScannedPerson.tsx'
import { StandingBadge } from './StandingBadge.tsx'
import { hasBegun } from './training-time.ts'

/** Every word that was typed stands in the name or the mail, or is the number. */
const matches = ({ Nombre, Correo, Orden }: Participant, typed: string): boolean => {
  const text = fold(`${Nombre} ${Correo}`)
  return wordsOf(typed).every((word) => text.includes(word) || word === String(Orden))
}

interface AttendanceListProps {
  id: string
  found: Participants
}

/** Large rows, to be ticked with a thumb. */
export function AttendanceList({ id, found }: AttendanceListProps) {
  const [typed, setTyped] = useState('')
  const inAddress = useSearchParams()[0].get(SCANNED)
  const scanned = inAddress && linkSecret(inAddress)
  const tick = useTick(id)
  const takeOut = useTakeOut(id)
  const [isAsked, setAsked] = useState(false)
  const unconfirmed = useUnconfirmed(id, isAsked)
  const { Participantes, PorConfirmar, PorRegistrar } = found
  const named = new Set(Participantes.map(({ Id }) => Id))
  const others = unconfirmed.data?.pages.flatMap(({ rows }) => rows).filter(({ Id }) => !named.has(Id)) ?? []
  const all = [...Participantes, ...others]
  const expected = all.filter(({ Estado, Asistio }) => Estado !== 'por_confirmar' || Asistio)
  const shown = all.filter((one) => matches(one, typed))
  const save = (participante: string, asistio: boolean) =>
    tick(participante, asistio).catch((error: unknown) => alertError(failureText(TEXTO.notSaved, error)))

  const remove = async (one: Participant) => {
    const { title, button, question, ...texts } = TEXTO.takeOut
    const text = question(one, hasBegun(found))
    await deleteRow({
      rowId: one.Id,
      question: { title, text, confirm: button },
      run: () => takeOut.mutateAsync(one.Id),
      texts,
    })
  }

  return (
    <div className="max-w-text space-y-4">
      <p role="status" className="font-semibold">
        {PorRegistrar
          ? TEXTO.counted(all.filter(({ Asistio }) => Asistio).length, expected.length)
          : TEXTO.early}
      </p>
      {scanned !== null && (
        <ScannedPerson
          key={scanned}
          one={all.find(({ Id }) => Id === scanned)}
          early={!PorRegistrar}
          tick={(asistio) => save(scanned, asistio)}
        />
      )}
      <TextField
        name="buscar"
        type="search"
        label={TEXTO.search}
        hint={TEXTO.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      {shown.length === 0 && typed !== '' && <p role="status">{TEXTO.nobody}</p>}
      <ul aria-label={TEXTO.list} className="divide-y divide-line">
        {shown.map((one) => (
          <li key={one.Id} data-row={one.Id} className="flex items-start justify-between gap-3">
            <Row one={one} disabled={!PorRegistrar} onTick={(asistio) => void save(one.Id, asistio)} />
            {!one.Asistio && (
              <div className="py-2">
                <DeleteButton
                  text={TEXTO.takeOut.button}
                  name={one.Nombre}
                  busy={takeOut.isPending && takeOut.variables === one.Id}
                  onClick={() => void remove(one)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {isAsked ? (
        <LoadedOr query={unconfirmed} failed={TEXTO.unconfirmedFailed}>
          {() =>
            unconfirmed.hasNextPage && (
              <Button
                variant="secondary"
                busy={unconfirmed.isFetchingNextPage}
                onClick={() => void unconfirmed.fetchNextPage()}
              >
                {TEXTO.moreUnconfirmed}
              </Button>
            )
          }
        </LoadedOr>
      ) : (
        PorConfirmar > 0 && (
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {TEXTO.showUnconfirmed(PorConfirmar)}
          </Button>
        )
      )}
    </div>
  )
}

interface RowProps {
  one: Participant
  disabled: boolean
  onTick: (asistio: boolean) => void
}

function Row({ one, disabled, onTick }: RowProps) {
  return (
    <label className="flex min-h-14 min-w-0 grow cursor-pointer items-start gap-3 py-3">
      <input
        type="checkbox"
        checked={one.Asistio}
        disabled={disabled}
        onChange={(event) => onTick(event.target.checked)}
        className="checkbox"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{one.Nombre}</span> <StandingBadge one={one} />
        <span className="block text-sm text-ink-soft">
          {TEXTO.orden(one.Orden)} · {one.Correo}
        </span>
      </span>
    </label>
  )
}
