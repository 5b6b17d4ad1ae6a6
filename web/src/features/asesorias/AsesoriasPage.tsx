import { MENSAJES_PROPIAS as TEXTO } from '../../session/requests/messages.ts'
import { OfferedRequests } from '../../session/requests/OfferedRequests.tsx'
import { OwnRequests } from '../../session/requests/OwnRequests.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** What became of what the person has asked for. */
export default function AsesoriasPage() {
  return (
    <div className="max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title}>
        <p>{TEXTO.intro}</p>
      </PageHeading>
      <div className="mt-8 max-w-3xl space-y-6">
        <OfferedRequests />
        <OwnRequests />
      </div>
    </div>
  )
}
