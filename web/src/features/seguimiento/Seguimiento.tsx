import { useState } from 'react'
import { useEnlace, useForgetRefused } from '../../auth/link-secret.ts'
import { useSession } from '../../auth/session.ts'
import { Button } from '../../ui/Button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { TrackedRequest } from '../../ui/tracking/TrackedRequest.tsx'
import { AskForm } from './AskForm.tsx'
import { useLinkedCalls, useTracked } from './api.ts'
import { MENSAJES_SEGUIMIENTO_PAGINA as TEXTO } from './messages.ts'
import { Outcome } from './Outcome.tsx'
import { Ownership } from './Ownership.tsx'

/** The request of the link that is there, or the form that has links mailed. */
export default function Seguimiento() {
  const { enlace, isDead, close, forget } = useEnlace('seguimiento')
  const [disowned, setDisowned] = useState<string | null>(null)
  const leave = () => {
    setDisowned(null)
    close()
    focusHeading()
  }
  const forgetRefused = () => {
    setDisowned(null)
    forget()
  }
  const end = (text: string) => {
    setDisowned(text)
    close()
  }
  if (enlace)
    return (
      <>
        <Linked key={enlace} enlace={enlace} forget={forgetRefused} onDisowned={end} />
        <Other onClick={leave} />
      </>
    )
  if (disowned === null) return <AskForm notice={isDead && TEXTO.deadLink} />
  return (
    <>
      <Outcome>{disowned}</Outcome>
      <Other onClick={leave} />
    </>
  )
}

function Other({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" className="mt-4" onClick={onClick}>
      {TEXTO.other}
    </Button>
  )
}

interface LinkedProps {
  enlace: string
  forget: () => void
  onDisowned: (text: string) => void
}

function Linked({ enlace, forget, onDisowned }: LinkedProps) {
  const { uid } = useSession()
  const query = useTracked(enlace)
  const calls = useLinkedCalls(enlace)
  const [id = ''] = enlace.split('.')
  if (useForgetRefused(query.error, forget)) return null
  return (
    <LoadedOr query={query} failed={TEXTO.failed}>
      {({ Asesoria, CorreoConfirmado }) => (
        <>
          <Ownership enlace={enlace} isConfirmed={CorreoConfirmado} onDisowned={onDisowned} />
          <TrackedRequest id={id} owner={uid} request={Asesoria} calls={calls} />
        </>
      )}
    </LoadedOr>
  )
}
