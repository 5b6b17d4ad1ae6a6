import { useSession } from '../../auth/session.ts'
import { useReceipt } from '../../form/receipt.tsx'
import { SideNote } from '../../form/SideNote.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/brigada.svg'
import { ClientOnly } from '../../ui/states.tsx'
import { AsesoriaForm } from './AsesoriaForm.tsx'
import { AsesoriaReceipt } from './AsesoriaReceipt.tsx'
import type { SentAsesoria } from './asesoria-model.ts'

const STEPS = [
  'Te llega una confirmación a tu correo electrónico.',
  'El equipo del NAF revisa tu solicitud.',
  'Te responde por el medio de contacto que elegiste.',
]

/** The request for advice, the same for a visitor and in every dashboard, and the receipt of one that was sent. */
export default function ServiciosPage() {
  const { uid } = useSession()
  const { given, give, again } = useReceipt<SentAsesoria>('recibo-asesoria', uid)
  return (
    <div className="@container mx-auto w-full max-w-page px-[min(1.25rem,6vw)] pt-5 pb-4 md:px-10 md:py-10">
      <PageHeading
        title="Asesoría Virtual"
        scene={given ? undefined : scene}
        className={given ? 'sr-only' : undefined}
      >
        <p className="max-md:text-sm max-md:leading-5">
          Pide asesoría tributaria y contable gratuita. Es informativa: el proyecto no realiza trámites ante
          el SRI.
        </p>
      </PageHeading>
      {given && <AsesoriaReceipt given={given} again={again} />}
      <div
        hidden={given !== null}
        className="mt-3 grid grid-cols-1 items-start gap-4 md:mt-8 md:gap-8 lg:@min-[44rem]:grid-cols-[minmax(0,1fr)_18rem]"
      >
        <ClientOnly>
          <AsesoriaForm key={uid} onSent={give} />
        </ClientOnly>
        <SideNote title="Qué pasa después" items={STEPS} ordered folded />
      </div>
    </div>
  )
}
