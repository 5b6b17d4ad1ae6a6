import type { Participant } from '@naf/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { MENSAJES_ASISTENCIA as TEXTO } from './attendance-messages.ts'
import { StandingBadge } from './StandingBadge.tsx'

interface ScannedPersonProps {
  /** Undefined where the sign-up is not in the list: it was cancelled, or is of another training. */
  one: Participant | undefined
  /** Attendance is not ticked yet. */
  early: boolean
  tick: (asistio: boolean) => Promise<unknown>
}

/** Whose QR was read, to be ticked with one press. */
export function ScannedPerson({ one, early, tick }: ScannedPersonProps) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await tick(true)
    setBusy(false)
  }
  return (
    <section aria-labelledby="leida" className="card space-y-3 border-l-4 border-l-brand p-5">
      <h3 id="leida" className="text-lg wrap-anywhere">
        {one ? one.Nombre : TEXTO.scannedNobody}
      </h3>
      {one ? (
        <p className="wrap-anywhere">
          <span>{`${TEXTO.orden(one.Orden)} · ${one.Correo}`}</span> <StandingBadge one={one} />
        </p>
      ) : (
        <p>{TEXTO.scannedNobodyNext}</p>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {one?.Asistio && TEXTO.noted}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {one && !one.Asistio && !early && (
          <Button variant="primary" busy={busy} onClick={() => void press()}>
            {TEXTO.note}
          </Button>
        )}
        <Link to={{ search: '' }} className="link">
          {TEXTO.wholeList}
        </Link>
      </div>
    </section>
  )
}
