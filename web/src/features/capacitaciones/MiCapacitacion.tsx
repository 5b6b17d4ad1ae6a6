import { useEnlace, useForgetRefused } from '../../auth/link-secret.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { useParticipation } from './mine-api.ts'
import { MENSAJES_MI_CAPACITACION as TEXTO } from './mine-messages.ts'
import { ParticipationCard } from './ParticipationCard.tsx'

/** The sign-up of the link that is there. Opening it changes nothing. */
export default function MiCapacitacion() {
  const { enlace, isDead, forget } = useEnlace('mi-capacitacion')
  return enlace ? (
    <Linked key={enlace} enlace={enlace} forget={forget} />
  ) : (
    <Lost text={isDead ? TEXTO.deadLink : TEXTO.noLink} />
  )
}

function Linked({ enlace, forget }: { enlace: string; forget: () => void }) {
  const query = useParticipation(enlace)
  if (useForgetRefused(query.error, forget)) return null
  return (
    <LoadedOr query={query} failed={TEXTO.failed} place="h-72">
      {(participation) => <ParticipationCard enlace={enlace} participation={participation} />}
    </LoadedOr>
  )
}

function Lost({ text }: { text: string }) {
  return (
    <div className="card space-y-4 p-5 sm:p-8">
      <p role="status">{text}</p>
      <ButtonLink to={useScreenPath('capacitaciones')} variant="secondary">
        {TEXTO.all}
      </ButtonLink>
    </div>
  )
}
