import { CENTRE, carreraText, METAS } from '@naf/contract'
import { useSession } from '../../auth/session.ts'
import { Receipt, useReceipt } from '../../form/receipt.tsx'
import { SideNote } from '../../form/SideNote.tsx'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { CorreoText } from '../../ui/links.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/diplomas.svg'
import { ClientOnly } from '../../ui/states.tsx'
import { InscripcionForm, type SentInscripcion } from './InscripcionForm.tsx'

const VOLUNTEERING = [
  'Ayuda a orientar a contribuyentes en temas tributarios y contables.',
  `Apoya las metas del programa: cada semestre, atender a ${formatNumber(METAS.atendidos)} contribuyentes y dar ${METAS.capacitaciones} capacitaciones virtuales.`,
  'No realiza trámites ante el SRI: la orientación es solo informativa.',
]

const STEPS = [
  'Cuando envías el formulario, ves aquí mismo el número de tu inscripción. También te llega un correo.',
  'El equipo del NAF revisa tu inscripción.',
  'Se comunica contigo por el correo o el celular que dejaste.',
]

export default function InscripcionPage() {
  const { uid } = useSession()
  const { given, give, again } = useReceipt<SentInscripcion>('recibo-inscripcion', uid)
  return (
    <div className="@container mx-auto w-full max-w-page px-[min(1.25rem,6vw)] pt-5 pb-8 md:px-10 md:py-10">
      <PageHeading
        title={`¿Estudias en la ${CENTRE.universityShortName}? Inscríbete en el voluntariado`}
        scene={given ? undefined : scene}
        className={given ? 'sr-only' : undefined}
      >
        <p>
          El NAF brinda orientación tributaria y contable gratuita, y necesita estudiantes que quieran ayudar.
        </p>
      </PageHeading>
      {given && <InscripcionReceipt given={given} again={again} />}
      <div
        hidden={given !== null}
        className="mt-4 grid grid-cols-1 items-start gap-8 md:mt-8 lg:@min-[44rem]:grid-cols-[minmax(0,1fr)_18rem]"
      >
        <ClientOnly>
          <InscripcionForm key={uid} onSent={give} />
        </ClientOnly>
        <div className="space-y-6">
          <SideNote title="Qué hace un voluntario" items={VOLUNTEERING} warm />
          <SideNote title="Qué pasa después" items={STEPS} ordered />
        </div>
      </div>
    </div>
  )
}

function InscripcionReceipt({ given, again }: { given: SentInscripcion; again: () => void }) {
  const { numero, correo, telefono, carrera } = given
  return (
    <Receipt
      title="Recibimos tu inscripción"
      numero={numero}
      steps={[
        [
          `Te enviamos una confirmación a ${correo}.`,
          'Si no la ves, revisa la carpeta de correo no deseado.',
        ],
        ['El equipo del NAF revisa tu inscripción.'],
        [`Se comunica contigo por ${correo} o al ${telefono}.`],
      ]}
      facts={[
        ['Correo', <CorreoText key="correo" correo={correo} />],
        ['Celular', telefono],
        ['Carrera', carreraText(carrera)],
      ]}
    >
      <Button variant="secondary" onClick={again}>
        Enviar otra inscripción
      </Button>
    </Receipt>
  )
}
