import { CENTRE, METAS } from '@naf/contract'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { formatNumber } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { MailLink, NewTabLink } from '../../ui/links.tsx'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/feria.svg'
import { DownloadLink, Row } from './about-parts.tsx'

const UNIVERSITY = CENTRE.universityShortName

export default function QuienesPage() {
  return (
    <div className="@container mx-auto flex w-full max-w-page flex-col gap-10 px-5 py-10 md:px-10">
      <PageHeading title="¿Quiénes Somos?" scene={scene}>
        <p className="md:text-lg">
          Somos el {CENTRE.name} ({CENTRE.shortName}) de la {CENTRE.university}. Trabajamos junto al Servicio
          de Rentas Internas (SRI) para que nadie se quede sin entender sus impuestos.
        </p>
      </PageHeading>
      <div className="grid gap-8 @min-[28rem]:grid-cols-2">
        <Statement title="Misión">
          Orientar gratis a los contribuyentes en sus dudas tributarias y contables, con información clara y
          confiable, y formar a nuestros estudiantes al servicio de la comunidad.
        </Statement>
        <Statement title="Visión">
          Ser el lugar al que las personas acuden primero cuando tienen una duda sobre sus impuestos, y ayudar
          a que en el país haya una cultura tributaria más fuerte y más justa.
        </Statement>
      </div>
      <Row title="Propuesta de valor">
        <dl className="grid gap-x-10 gap-y-4 @min-[28rem]:grid-cols-2">
          {PROPOSAL.map(([term, text]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Row>
      <Goals />
      <Row title="Impacto">
        <p>
          Con la asesoría, las capacitaciones y los materiales, el proyecto busca llegar a más de{' '}
          {formatNumber(METAS.personas)} personas atendidas en cada semestre: personas que conocen sus
          derechos, cumplen a tiempo y evitan multas, y estudiantes que aprenden con casos reales.
        </p>
      </Row>
      <Row title="Colaboración">
        <p>
          El {CENTRE.shortName} une a dos instituciones. La {UNIVERSITY} aporta estudiantes, docentes y
          espacios. El SRI, la autoridad tributaria, colabora con capacitación y material de consulta. Los
          convenios de cada campus están en la página del {CENTRE.shortName}.
        </p>
        <Link to={useScreenPath('naf')} className="link inline-flex min-h-11 items-center font-semibold">
          Ver los convenios
        </Link>
      </Row>
      <Row title="Coordinación">
        <p>
          La {UNIVERSITY} coordina el proyecto. Los docentes guían y revisan el trabajo de los estudiantes
          voluntarios, y el equipo sigue cada solicitud hasta marcarla como atendida.
        </p>
        <Link
          to={useScreenPath('inscripcion')}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Inscribirme en el voluntariado
        </Link>
      </Row>
      <Row title="Perfil del proyecto">
        <p>El proyecto en un solo documento: objetivos, beneficiarios, actividades, metas y vigencia.</p>
        <DownloadLink document="perfil-del-proyecto">Descargar el perfil del proyecto</DownloadLink>
      </Row>
      <Row title="Ubicación">
        <address className="not-italic *:block">
          <span>{CENTRE.university}</span>
          <span>Campus matriz: {CENTRE.address}</span>
          <span>{CENTRE.city}, Ecuador</span>
        </address>
        <NewTabLink href={MAP} className="btn btn-secondary">
          <MapPin aria-hidden="true" className="size-5" />
          Ver en el mapa
        </NewTabLink>
      </Row>
      <Row title="Contacto">
        <p>
          Para preguntas sobre el proyecto, escríbenos a <MailLink correo={CENTRE.mail} />
        </p>
        <p>
          Para una consulta tributaria o contable, usa el formulario: así llega a quien puede responderla.
        </p>
        <ButtonLink to={useScreenPath('servicios')} variant="accent" className="w-full sm:w-auto">
          Solicitar una asesoría
        </ButtonLink>
      </Row>
    </div>
  )
}

const PROPOSAL = [
  ['Gratuita', 'No cobramos por orientarte, ni ahora ni después.'],
  ['Virtual', 'Pides la asesoría desde tu teléfono, sin viajar ni hacer fila.'],
  ['Clara', 'Te explicamos cada paso con palabras sencillas, las veces que haga falta.'],
  ['Confiable', 'Estudiantes acompañados por docentes, en un proyecto con la autoridad tributaria.'],
  ['Solo informativa', 'No realizamos trámites ante el SRI ni te pedimos tu clave del SRI.'],
] as const

function Statement({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-4 border-brand pt-5">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-3 text-lg">{children}</p>
    </section>
  )
}

const FIGURES = [
  [`${METAS.redes}\u00a0%`, 'más de presencia en redes sociales'],
  [`${METAS.capacitaciones}`, 'capacitaciones virtuales'],
  [formatNumber(METAS.atendidos), 'contribuyentes atendidos'],
] as const

function Goals() {
  return (
    <TitledSection
      title="Metas"
      look="text-xl"
      className="on-band rounded-lg bg-band p-6 text-on-band @min-[42rem]:p-10"
    >
      <p className="mt-2 max-w-144 text-on-band-soft">
        Esto es lo que nos proponemos en cada semestre. El proyecto está vigente hasta {CENTRE.until}.
      </p>
      <dl className="mt-6 grid gap-6 @min-[28rem]:grid-cols-3">
        {FIGURES.map(([figure, text]) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-on-band-soft">{text}</dt>
            <dd className="text-3xl font-bold">{figure}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}

/** A search by name finds the campus on every map. Nothing of the map loads before a click. */
const MAP = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${CENTRE.university}, ${CENTRE.city}`)}`
