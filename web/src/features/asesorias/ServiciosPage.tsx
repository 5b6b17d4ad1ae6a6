import { Link } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { Receipt, useReceipt } from '../../form/receipt.tsx'
import { SideNote } from '../../form/SideNote.tsx'
import { daysText } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { CorreoText } from '../../ui/links.tsx'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/brigada.svg'
import { ClientOnly } from '../../ui/states.tsx'
import type { Fact } from '../../ui/text.tsx'
import { AsesoriaForm } from './AsesoriaForm.tsx'
import { AsesoriaGuide } from './AsesoriaGuide.tsx'
import type { SentAsesoria } from './asesoria-model.ts'

const STEPS = [
  'Te llega una confirmación a tu correo electrónico.',
  'El equipo del NAF revisa tu solicitud.',
  'Te responde por el medio de contacto que elegiste.',
]

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

const wayOf = ({ medio, telefono, correo }: SentAsesoria): string => {
  if (medio === 'WhatsApp') return `te escribirá por WhatsApp al ${telefono}`
  if (medio === 'Llamada') return `te llamará al ${telefono}`
  if (medio === 'Correo') return `te escribirá a ${correo}`
  return `te contactará por el medio que elegiste (${medio})`
}

function AsesoriaReceipt({ given, again }: { given: SentAsesoria; again: () => void }) {
  const { numero, plazo, correo, telefono, medio, servicio } = given
  const isVisitor = useSession().uid === null
  const own = useScreenPath('asesorias')
  const facts: Fact[] = [
    ['Correo', <CorreoText key="correo" correo={correo} />],
    ['Teléfono', telefono],
    ['Tipo de servicio', servicio],
    ['Medio de contacto', medio],
  ]
  if (plazo !== null) facts.push(['Cuánto suele tardar', plazo === 0 ? 'El mismo día' : daysText(plazo)])
  return (
    <>
      <Receipt
        title="Recibimos tu solicitud"
        numero={numero}
        steps={[
          isVisitor
            ? [
                `Te enviamos un correo a ${correo} con el enlace de tu solicitud.`,
                'Ábrelo y confirma que la pediste tú. Si no llega, revisa la carpeta de correo no deseado o elige «Seguir mi solicitud»: te enviamos otro.',
              ]
            : [
                `Te enviamos una confirmación a ${correo}.`,
                'Si no la ves, revisa la carpeta de correo no deseado.',
              ],
          [`Un estudiante del NAF ${wayOf(given)}.`, 'Ten a mano los comprobantes de lo que preguntas.'],
          ['Nunca te pediremos tu clave del SRI.'],
        ]}
        main={
          <ButtonLink
            to={isVisitor ? '/seguimiento' : own}
            state={isVisitor ? { correo } : undefined}
            variant="accent"
            className="min-h-12 w-full sm:w-auto"
          >
            {isVisitor ? 'Seguir mi solicitud' : 'Ver mis asesorías'}
          </ButtonLink>
        }
        facts={facts}
        more={
          <ErrorBoundary optional>
            <AsesoriaGuide servicio={servicio} />
          </ErrorBoundary>
        }
      >
        <Button variant="secondary" onClick={again}>
          Pedir otra asesoría
        </Button>
      </Receipt>
      {isVisitor && (
        <TitledSection title="Con una cuenta es más rápido" className="mt-6 print:hidden">
          <p className="text-sm text-ink-soft">
            Guardamos tus datos para que no tengas que escribirlos de nuevo en cada solicitud.
          </p>
          <Link to="/register" className="link inline-flex min-h-11 items-center font-semibold">
            Crear una cuenta
          </Link>
        </TitledSection>
      )}
    </>
  )
}
