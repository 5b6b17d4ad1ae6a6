import { lazy } from 'react'
import { useSession } from '../../auth/session.ts'
import { ClientOnly } from '../../ui/ClientOnly.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ReceiptOr } from '../../ui/receipt/ReceiptOr.tsx'
import { SideNote } from '../../ui/SideNote.tsx'
import scene from '../../ui/scenes/diplomas.svg'
import InscripcionForm from './InscripcionForm.tsx'
import { loadReceipt } from './load-receipt.ts'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import { RECEIPT } from './receipt.ts'

const InscripcionReceipt = lazy(loadReceipt)

/** Where a student enrols as a volunteer, the same for a visitor and in every dashboard. */
export default function InscripcionPage() {
  const { uid } = useSession()
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title} scene={scene}>
        <p>{TEXTO.intro}</p>
      </PageHeading>
      <ReceiptOr name={RECEIPT} owner={uid} receipt={InscripcionReceipt}>
        {(give) => (
          <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
            <div className="card p-5 sm:p-8">
              <ClientOnly>
                <InscripcionForm key={uid} give={give} />
              </ClientOnly>
            </div>
            <div className="space-y-6">
              <SideNote title={TEXTO.volunteering.title} items={TEXTO.volunteering.points} warm />
              <SideNote title={TEXTO.next.title} items={TEXTO.next.steps} ordered />
            </div>
          </div>
        )}
      </ReceiptOr>
    </div>
  )
}
