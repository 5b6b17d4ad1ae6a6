import { CAMPUS, CENTRE } from '@naf/contract'
import { GraduationCap, Library, type LucideIcon, MessageCircleQuestion } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { slugOf } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/campus.svg'
import { DownloadLink, isDocument, Row } from './about-parts.tsx'

const UNIVERSITY = CENTRE.universityShortName

export default function NafPage() {
  return (
    <div className="@container mx-auto flex w-full max-w-page flex-col gap-10 px-5 py-10 md:px-10">
      <PageHeading title={`Bienvenidos al ${CENTRE.shortName}`} scene={scene}>
        <p className="md:text-lg">
          El {CENTRE.name} es un centro de la {CENTRE.university} que te orienta gratis en temas tributarios y
          contables, junto a la autoridad tributaria.
        </p>
      </PageHeading>
      <Row title={`Qué es el ${CENTRE.shortName}`}>
        <p>
          Aquí, estudiantes acompañados por docentes escuchan tu caso, te explican qué te corresponde hacer y
          te enseñan a hacerlo. Tú haces el trámite; nosotros te ayudamos a entenderlo.
        </p>
        <p>
          El servicio es solo informativo: el {CENTRE.shortName} no realiza trámites ante el SRI y nunca te
          pedirá tu clave del SRI.
        </p>
      </Row>
      <Offers />
      <Row title="Convenios">
        <p>
          Cada campus de la {UNIVERSITY} desde el que atiende el {CENTRE.shortName} tiene su convenio con la
          autoridad tributaria. Aquí está la versión para consulta pública; el original firmado se guarda en
          la universidad.
        </p>
        <div className="space-y-3">
          {CAMPUS.map((campus) => {
            const name = `convenio-${slugOf(campus)}`
            return (
              isDocument(name) && (
                <DownloadLink key={campus} document={name}>
                  Convenio — Campus {campus}
                </DownloadLink>
              )
            )
          })}
        </div>
      </Row>
      <Row title="¿Tienes una duda?">
        <p>No necesitas una cuenta y llenar la solicitud toma unos cinco minutos.</p>
        <ButtonLink to={useScreenPath('servicios')} variant="accent" className="w-full sm:w-auto">
          Solicitar una asesoría
        </ButtonLink>
      </Row>
    </div>
  )
}

function Offers() {
  return (
    <TitledSection title={`Qué encuentras en el ${CENTRE.shortName}`} look="text-xl">
      <ul className="mt-5 grid gap-5 @min-[42rem]:grid-cols-3">
        <Offer
          icon={MessageCircleQuestion}
          title="Asesoría virtual"
          text="Cuéntanos tu duda sobre el RUC, tus declaraciones, los gastos personales o la facturación electrónica, y te contactamos por el medio que elijas."
          link="Solicitar una asesoría"
          screen="servicios"
        />
        <Offer
          icon={Library}
          title="Materiales para aprender"
          text="Una biblioteca digital con guías en PDF abiertas a todo público, y boletines contables para quienes tienen una cuenta."
          link="Ir a la biblioteca"
          screen="biblioteca"
        />
        <Offer
          icon={GraduationCap}
          title="Voluntariado estudiantil"
          text={`Si estudias en la ${UNIVERSITY}, puedes practicar lo que aprendes con casos reales y ayudar a quien lo necesita.`}
          link="Inscribirme"
          screen="inscripcion"
        />
      </ul>
    </TitledSection>
  )
}

type OfferProps = Record<'title' | 'text' | 'link' | 'screen', string> & { icon: LucideIcon }

function Offer({ icon: Icon, title, text, link, screen }: OfferProps) {
  return (
    <li className="card flex flex-col p-6">
      <Icon aria-hidden="true" className="size-8 text-brand" />
      <h3 className="mt-4 text-lg">{title}</h3>
      <p className="mt-2 mb-4 text-ink-soft">{text}</p>
      <Link
        to={useScreenPath(screen)}
        className="link mt-auto inline-flex min-h-11 items-center font-semibold"
      >
        {link}
      </Link>
    </li>
  )
}
