import { useState } from 'react'
import { useEnlace, useForgetRefused } from '../../session/useEnlace.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { Queries } from '../../ui/Queries.tsx'
import { TrackedRequest } from '../../ui/tracking/TrackedRequest.tsx'
import { useLinkedCalls, useTracked } from './api.ts'
import { FindForm } from './FindForm.tsx'
import { MENSAJES_SEGUIMIENTO_PAGINA as TEXTO } from './messages.ts'

/** The request of the link that is there, or the question which. */
export default function Seguimiento() {
  const { enlace, isDead, open, close, forget } = useEnlace('seguimiento')
  const goTo = (next: string) => {
    open(next)
    focusHeading()
  }
  const leave = () => {
    close()
    focusHeading()
  }
  return (
    <Queries>
      {enlace ? (
        <Linked key={enlace} enlace={enlace} close={leave} forget={forget} />
      ) : (
        <FindForm notice={isDead && TEXTO.deadLink} onFound={goTo} />
      )}
    </Queries>
  )
}

interface LinkedProps {
  enlace: string
  close: () => void
  forget: () => void
}

/** The way to another request is there whatever becomes of this one. */
function Linked({ enlace, close, forget }: LinkedProps) {
  const { uid } = useSession()
  const query = useTracked(enlace)
  const calls = useLinkedCalls(enlace)
  const [id = ''] = useState(() => enlace.split('.'))[0]
  if (useForgetRefused(query.error, forget)) return null
  return (
    <>
      <LoadedOr query={query} failed={TEXTO.failed}>
        {({ Asesoria }) => <TrackedRequest id={id} owner={uid} request={Asesoria} calls={calls} />}
      </LoadedOr>
      <Button variant="quiet" className="mt-4" onClick={close}>
        {TEXTO.other}
      </Button>
    </>
  )
}
