import { Link } from 'react-router-dom'
import { screenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/feria.svg'
import { Contact } from './Contact.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import { Goals } from './Goals.tsx'
import { MENSAJES_QUIENES as TEXTO } from './quienes-messages.ts'
import { Row } from './Row.tsx'

/** Who runs the centre, what for, and where it is found. */
export default function QuienesPage() {
  const { rol } = useSession()
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-10 px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title} scene={scene}>
        <p className="md:text-lg">{TEXTO.lead}</p>
      </PageHeading>
      <div className="grid gap-8 md:grid-cols-2">
        <Statement {...TEXTO.mission} />
        <Statement {...TEXTO.vision} />
      </div>
      <Row title={TEXTO.proposal.title}>
        <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {TEXTO.proposal.points.map(([term, text]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Row>
      <Goals />
      <Row title={TEXTO.impact.title}>
        <p>{TEXTO.impact.text}</p>
      </Row>
      <Row title={TEXTO.collaboration.title}>
        <p>{TEXTO.collaboration.text}</p>
        <Link to={screenPath(rol, 'naf')} className="link inline-block font-semibold">
          {TEXTO.collaboration.link}
        </Link>
      </Row>
      <Row title={TEXTO.coordination.title}>
        <p>{TEXTO.coordination.text}</p>
        <Link to={screenPath(rol, 'inscripcion')} className="link inline-block font-semibold">
          {TEXTO.coordination.link}
        </Link>
      </Row>
      <Row title={TEXTO.projectProfile.title}>
        <p>{TEXTO.projectProfile.text}</p>
        <DownloadLink document="perfil-del-proyecto">{TEXTO.projectProfile.link}</DownloadLink>
      </Row>
      <Contact />
    </div>
  )
}

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <section className="border-t-4 border-brand pt-5">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-3 text-lg">{text}</p>
    </section>
  )
}
