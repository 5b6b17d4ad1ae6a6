import type { OfferedAsesoria, OwnAsesoria } from '@naf/contract'
import { useState } from 'react'
import { useScreenPath } from '../../auth/paths.ts'
import { formatDate } from '../../lib/format.ts'
import { FoldedRequest, TrackedRequest } from '../../parts/TrackedRequest.tsx'
import { mostUrgent, RequestName } from '../../parts/track.tsx'
import { useOfferedRequests, useOwnCalls, useOwnRequests, useRecognize } from '../../parts/tracking-api.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { confirmDelete } from '../../ui/dialog.ts'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import mensaje from '../../ui/scenes/detalle-mensaje.svg'
import { LoadedOr, NextPageButton, Outcome, StateMessage } from '../../ui/states.tsx'
import { LongText } from '../../ui/text.tsx'

export default function AsesoriasPage() {
  return (
    <div className="max-w-page px-[min(1.25rem,6vw)] pt-5 pb-8 md:px-10 md:py-10">
      <PageHeading title="Mis asesorías">
        <p>En qué va cada una, lo que te escribió el equipo del NAF y lo que le respondes.</p>
      </PageHeading>
      <div className="mt-4 max-w-3xl space-y-4 md:mt-8">
        <OfferedRequests />
        <OwnRequests />
      </div>
    </div>
  )
}

function OwnRequests() {
  const query = useOwnRequests()
  return (
    <>
      <LoadedOr query={query} failed="No pudimos mostrar tus asesorías">
        {(requests) => (requests.length > 0 ? <Requests requests={requests} /> : <NoRequest />)}
      </LoadedOr>
      <NextPageButton query={query}>Ver más asesorías</NextPageButton>
    </>
  )
}

function Requests({ requests }: { requests: readonly OwnAsesoria[] }) {
  // The request that the person works in stays open, although an answer makes another one more urgent.
  const [openId] = useState(() => mostUrgent(requests)?.Id)
  const open = requests.find(({ Id }) => Id === openId) ?? mostUrgent(requests)
  const others = requests.filter((request) => request !== open)
  return (
    <>
      {open && <OwnRequest key={open.Id} request={open} as={TrackedRequest} />}
      {others.length > 0 && (
        <div className="card divide-y divide-line">
          {others.map((request) => (
            <OwnRequest key={request.Id} request={request} as={FoldedRequest} />
          ))}
        </div>
      )}
    </>
  )
}

function OwnRequest({ request, as: View }: { request: OwnAsesoria; as: typeof TrackedRequest }) {
  return (
    <View
      id={request.Id}
      request={request}
      answersIn={request.RespuestasEn}
      calls={useOwnCalls(request.Id)}
    />
  )
}

function NoRequest() {
  return (
    <StateMessage
      kind="empty"
      title="Todavía no has pedido una asesoría."
      scene={mensaje}
      action={
        <ButtonLink to={useScreenPath('servicios')} variant="accent">
          Solicitar una asesoría
        </ButtonLink>
      }
    >
      Cuando pidas una, aquí verás en qué va.
    </StateMessage>
  )
}

/** Requests that somebody sent with the account's e-mail, until the person says whose they are. Nothing if there are none. */
function OfferedRequests() {
  const query = useOfferedRequests()
  const [outcome, setOutcome] = useState('')
  const requests = query.data ?? []
  if (query.isPending || (query.isSuccess && requests.length === 0 && outcome === '')) return null
  return (
    <TitledSection title="Enviadas con tu correo" className="card space-y-4 p-4 sm:p-8">
      {outcome && <Outcome>{outcome}</Outcome>}
      <LoadedOr query={query} failed="No pudimos mostrar las solicitudes enviadas con tu correo" place="h-40">
        {() =>
          requests.length > 0 && (
            <>
              <p>Alguien escribió tu correo en estas solicitudes. Dinos cuáles son tuyas.</p>
              <ul className="space-y-5">
                {requests.map((request) => (
                  <Offered key={request.Id} request={request} onAnswered={setOutcome} />
                ))}
              </ul>
            </>
          )
        }
      </LoadedOr>
      <NextPageButton query={query}>Ver más solicitudes</NextPageButton>
    </TitledSection>
  )
}

function Offered(props: { request: OfferedAsesoria; onAnswered: (outcome: string) => void }) {
  const { request, onAnswered } = props
  const { Id, DetalleSolicitud, FechaSolicitud } = request
  const { mutate, isPending } = useRecognize((isMine) =>
    onAnswered(isMine ? 'Listo: ya está en tu lista.' : 'Listo: no te escribiremos más sobre esa solicitud.'),
  )
  const refuse = async () => {
    const text = 'No te la mostraremos más ni te escribiremos sobre ella.'
    const isSure = await confirmDelete({ title: '¿No es tuya?', text, confirm: 'No es mía' })
    if (isSure) mutate({ id: Id, isMine: false })
  }
  return (
    <li className="space-y-3 border-t-2 border-dotted border-line pt-4">
      <h3 className="text-base">
        <RequestName request={request} />
      </h3>
      {FechaSolicitud && (
        <p className="text-sm text-ink-soft">{`Enviada el ${formatDate(FechaSolicitud)}.`}</p>
      )}
      <p className="wrap-anywhere">
        <LongText text={DetalleSolicitud} of={request.Numero ?? request.TipoServicio} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => mutate({ id: Id, isMine: true })}>
          Es mía
        </Button>
        <Button variant="secondary" busy={isPending} onClick={() => void refuse()}>
          No es mía
        </Button>
      </div>
    </li>
  )
}
