import type { OwnAsesoria } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { MENSAJES_UI } from '../../ui/messages.ts'
import { StateMessage } from '../../ui/StateMessage.tsx'
import mensaje from '../../ui/scenes/detalle-mensaje.svg'
import { TrackedRequest } from '../../ui/tracking/TrackedRequest.tsx'
import { MENSAJES_PROPIAS as TEXTO } from './messages.ts'
import { useOwnCalls, useOwnRequests } from './own-requests.ts'

/** The requests of the account, the newest first. */
export function OwnRequests() {
  const query = useOwnRequests()
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <>
      <LoadedOr query={query} failed={TEXTO.failed}>
        {({ pages }) => {
          const requests = pages.flatMap(({ rows }) => rows)
          if (requests.length === 0) return <NoRequest />
          return requests.map((request) => <OwnRequest key={request.Id} request={request} />)
        }}
      </LoadedOr>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {TEXTO.more}
        </Button>
      )}
    </>
  )
}

function OwnRequest({ request }: { request: OwnAsesoria }) {
  const { uid } = useSession()
  return (
    <TrackedRequest
      id={request.Id}
      owner={uid}
      request={request}
      answersIn={request.RespuestasEn}
      calls={useOwnCalls(request.Id)}
    />
  )
}

function NoRequest() {
  const servicios = useScreenPath('servicios')
  return (
    <StateMessage
      kind="empty"
      title={TEXTO.empty}
      scene={mensaje}
      action={
        <ButtonLink to={servicios} variant="accent">
          {MENSAJES_UI.requestAsesoria}
        </ButtonLink>
      }
    >
      {TEXTO.emptyNext}
    </StateMessage>
  )
}
