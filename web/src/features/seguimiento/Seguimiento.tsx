import { useState } from 'react'
import { isGone } from '../../lib/api-client.ts'
import { useEnlace } from '../../session/useEnlace.ts'
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
  const { enlace, open, close } = useEnlace('seguimiento')
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
        <Linked key={enlace} enlace={enlace} close={leave} found={goTo} />
      ) : (
        <FindForm onFound={goTo} />
      )}
    </Queries>
  )
}

interface LinkedProps {
  enlace: string
  close: () => void
  found: (enlace: string) => void
}

function Linked({ enlace, close, found }: LinkedProps) {
  const { uid } = useSession()
  const query = useTracked(enlace)
  const calls = useLinkedCalls(enlace)
  const [id = ''] = useState(() => enlace.split('.'))[0]
  if (isGone(query.error)) return <FindForm notice={TEXTO.deadLink} onFound={found} />
  return (
    <LoadedOr query={query} failed={TEXTO.failed}>
      {({ Asesoria }) => (
        <>
          <TrackedRequest id={id} owner={uid} request={Asesoria} calls={calls} />
          <Button variant="quiet" className="mt-4" onClick={close}>
            {TEXTO.other}
          </Button>
        </>
      )}
    </LoadedOr>
  )
}
