import type { Participation } from '@naf/contract'
import { useState } from 'react'
import { failureText } from '../../api/client.ts'
import { Badge, type BadgeLook } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { alertError, ask } from '../../ui/dialog.ts'
import { Facts } from '../../ui/Facts.tsx'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { AddTraining } from './AddTraining.tsx'
import { AttendanceQr } from './AttendanceQr.tsx'
import { CertificateNote } from './CertificateNote.tsx'
import { useOwnSteps } from './mine-api.ts'
import { MENSAJES_MI_CAPACITACION as TEXTO } from './mine-messages.ts'
import { NameForm } from './NameForm.tsx'
import { trainingFacts } from './training-facts.ts'

const LOOK: Record<Participation['Estado'], BadgeLook> = {
  por_confirmar: 'waiting',
  inscrito: 'good',
  espera: 'waiting',
  cancelado: 'gone',
}

interface ParticipationCardProps {
  enlace: string
  participation: Participation
}

/** A sign-up, and what its owner can do: confirm it, correct the name, cancel it. */
export function ParticipationCard({ enlace, participation }: ParticipationCardProps) {
  const { Capacitacion: Id, Titulo, Estado, Puesto, Enlace, Orden, Nombre } = participation
  return (
    <div className="space-y-6">
      <section aria-labelledby="capacitacion" className="card space-y-5 p-5 sm:p-8">
        <Badge look={LOOK[Estado]}>{TEXTO.states[Estado]}</Badge>
        <h2 id="capacitacion" className="text-xl wrap-anywhere">
          {Titulo}
        </h2>
        <p className="wrap-anywhere">
          {[
            `${Nombre}.`,
            Orden !== null && `${TEXTO.orden(Orden)}.`,
            Puesto !== null && TEXTO.puesto(Puesto),
            Estado === 'por_confirmar' && TEXTO.confirmText,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <Facts facts={trainingFacts(participation)} />
        {Enlace !== '' && (
          <NewTabLink href={Enlace} className="link">
            {TEXTO.meeting}
          </NewTabLink>
        )}
        {Estado === 'inscrito' && participation.Certificado === null && (
          <AttendanceQr training={Id} participante={enlace.split('.')[0] ?? ''} />
        )}
        {Estado !== 'cancelado' && participation.Certificado === null && (
          <NameForm enlace={enlace} participation={participation} />
        )}
        <div className="flex flex-wrap gap-3 print:hidden">
          {Estado === 'inscrito' && <AddTraining training={{ ...participation, Id }} />}
          {participation.PuedeCancelar && <CancelButton enlace={enlace} />}
        </div>
        <p role="status" className="font-semibold empty:hidden">
          {Estado === 'cancelado' && TEXTO.cancelled}
        </p>
      </section>
      {participation.Certificado !== null && <CertificateNote codigo={participation.Certificado} />}
    </div>
  )
}

function CancelButton({ enlace }: { enlace: string }) {
  const { cancel } = useOwnSteps(enlace)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    if (!(await ask(TEXTO.question))) return
    setBusy(true)
    try {
      await cancel()
    } catch (error) {
      await alertError(failureText(TEXTO.notCancelled, error))
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void press()}>
      {TEXTO.cancel}
    </Button>
  )
}
