import { lazy } from 'react'
import { Link } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { Receipt } from '../../form/receipt.tsx'
import { daysText } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Part } from '../../ui/ErrorBoundary.tsx'
import { CorreoText } from '../../ui/links.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { Fact } from '../../ui/text.tsx'
import type { SentAsesoria } from './asesoria-model.ts'

/** It comes after the request was sent: the receipt does without it where it does not load. */
const AsesoriaGuide = lazy(() => import('./AsesoriaGuide.tsx'))

const wayOf = ({ medio, telefono, correo }: SentAsesoria): string => {
  if (medio === 'WhatsApp') return `te escribirá por WhatsApp al ${telefono}`
  if (medio === 'Llamada') return `te llamará al ${telefono}`
  if (medio === 'Correo') return `te escribirá a ${correo}`
  return `te contactará por el medio que elegiste (${medio})`
}

export function AsesoriaReceipt({ given, again }: { given: SentAsesoria; again: () => void }) {
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
          <Part optional fallback={<Skeleton className="h-25" />}>
            <AsesoriaGuide servicio={servicio} />
          </Part>
        }
      >
        <Button variant="secondary" onClick={again}>
          Pedir otra asesoría
        </Button>
      </Receipt>
      {isVisitor && (
        <section aria-labelledby="cuenta" className="mt-6 print:hidden">
          <h2 id="cuenta" className="text-lg">
            Con una cuenta es más rápido
          </h2>
          <p className="text-sm text-ink-soft">
            Guardamos tus datos para que no tengas que escribirlos de nuevo en cada solicitud.
          </p>
          <Link to="/register" className="link inline-flex min-h-11 items-center font-semibold">
            Crear una cuenta
          </Link>
        </section>
      )}
    </>
  )
}
