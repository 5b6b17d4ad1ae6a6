import { useEnlace, useForgetRefused } from '../../auth/link-secret.ts'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import SubscribeForm from '../../ui/subscription/SubscribeForm.tsx'
import { useSubscription } from './api.ts'
import { Choices } from './Choices.tsx'
import { MENSAJES_SUSCRIPCION_PAGINA as TEXTO } from './messages.ts'

/** The subscription of the link that is there, or the form that asks for one. Opening it changes nothing. */
export default function Suscripcion() {
  const { enlace, isDead, forget } = useEnlace('suscripcion')
  return enlace ? (
    <Linked key={enlace} enlace={enlace} forget={forget} />
  ) : (
    <Asked text={isDead ? TEXTO.deadLink : TEXTO.noLink} />
  )
}

function Linked({ enlace, forget }: { enlace: string; forget: () => void }) {
  const query = useSubscription(enlace)
  if (useForgetRefused(query.error, forget)) return null
  return (
    <LoadedOr query={query} failed={TEXTO.failed} place="h-72">
      {(subscription) => <Choices enlace={enlace} subscription={subscription} />}
    </LoadedOr>
  )
}

function Asked({ text }: { text: string }) {
  return (
    <div className="card p-5 sm:p-8">
      <p role="status" className="mb-4">
        {text}
      </p>
      <SubscribeForm />
    </div>
  )
}
