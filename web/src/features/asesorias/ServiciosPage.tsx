import { ConsentModal } from '../../session/consent/ConsentModal.tsx'
import { useConsent } from '../../session/consent/useConsent.ts'
import { useSession } from '../../session/useSession.ts'
import { ClientOnly } from '../../ui/ClientOnly.tsx'
import { lazyForm } from '../../ui/lazy-form.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Queries } from '../../ui/Queries.tsx'
import { SideNote } from '../../ui/SideNote.tsx'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import { useInvitation } from './useInvitation.ts'

const AsesoriaForm = lazyForm(() => import('./AsesoriaForm.tsx'))

/**
 * The advisory request, the same for a visitor and in every dashboard. Whoever comes here first is asked what the home
 * page asks, and only then offered to register.
 */
export default function ServiciosPage() {
  const { uid } = useSession()
  const consent = useConsent()
  useInvitation(uid === null && consent.given)
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title}>
        <p>{TEXTO.intro}</p>
      </PageHeading>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="card p-5 sm:p-8">
          <ClientOnly>
            <Queries>
              <AsesoriaForm key={uid} />
            </Queries>
          </ClientOnly>
        </div>
        <SideNote title={TEXTO.next.title} items={TEXTO.next.steps} ordered />
      </div>
      <ConsentModal consent={consent} />
    </div>
  )
}
