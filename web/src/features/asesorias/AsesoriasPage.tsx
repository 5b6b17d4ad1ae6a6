import { OfferedRequests, OwnRequests } from '../../parts/OwnRequests.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** What became of what the person has asked for. */
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
