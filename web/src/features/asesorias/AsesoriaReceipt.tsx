import { api } from '@naf/contract'
import { Link } from 'react-router-dom'
import { usePublished } from '../../api/lists.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { Receipt } from '../../form/receipt.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CorreoText } from '../../ui/links.tsx'
import { PdfLink } from '../../ui/pdf.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { Fact } from '../../ui/text.tsx'
import { guideFor, plazoText, type SentAsesoria } from './asesoria-model.ts'

const wayOf = ({ medio, telefono, correo }: SentAsesoria): string => {
  if (medio === 'WhatsApp') return `te escribirá por WhatsApp al ${telefono}`
  if (medio === 'Llamada') return `te llamará al ${telefono}`
  if (medio === 'Correo') return `te escribirá a ${correo}`
  return `te contactará por el medio que elegiste (${medio})`
}

interface AsesoriaReceiptProps {
  given: SentAsesoria
  /** Back to the form. */
  again: () => void
}

export function AsesoriaReceipt({ given, again }: AsesoriaReceiptProps) {
  const { numero, plazo, correo, telefono, medio, servicio } = given
  const isVisitor = useSession().uid === null
  const own = useScreenPath('asesorias')
  const facts: Fact[] = [
    ['Correo', <CorreoText key="correo" correo={correo} />],
    ['Teléfono', telefono],
    ['Tipo de servicio', servicio],
    ['Medio de contacto', medio],
  ]
  if (plazo !== null) facts.push(['Cuánto suele tardar', plazo === 0 ? 'El mismo día' : plazoText(plazo)])
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
        more={<Guide servicio={servicio} />}
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

/** What the library has on a service; nothing if it has nothing, or does not answer. */
function Guide({ servicio }: { servicio: string }) {
  const { data = [], isPending } = usePublished(api.libros.list)
  const guide = guideFor(servicio, data)
  // Its place is kept while the books load: what stands below may have the focus already.
  if (!isPending && !guide) return null
  return (
    <div className="receipt-part print:hidden">
      {guide ? (
        <>
          <h3 className="mb-2 text-base">Mientras tanto, puedes leer</h3>
          <div className="flex items-center gap-3.5">
            <img
              src={guide.Portada.Ruta}
              alt=""
              width={56}
              height={72}
              loading="lazy"
              className="h-18 w-14 rounded-sm border border-line object-cover object-top"
            />
            <PdfLink text={guide.Titulo} pdf={guide} />
          </div>
        </>
      ) : (
        <Skeleton className="h-25" />
      )}
    </div>
  )
}
