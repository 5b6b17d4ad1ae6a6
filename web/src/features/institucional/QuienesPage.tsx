import { Link } from 'react-router-dom'
import { screenPath } from '../../lib/paths.ts'
import { useSession } from '../../session/useSession.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
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
      <PageHeading title={TEXTO.titulo}>
        <p className="text-lg">{TEXTO.entrada}</p>
      </PageHeading>
      <div className="grid gap-8 md:grid-cols-2">
        <Statement {...TEXTO.mision} />
        <Statement {...TEXTO.vision} />
      </div>
      <Row title={TEXTO.propuesta.titulo}>
        <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
          {TEXTO.propuesta.puntos.map(([term, text]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Row>
      <Goals />
      <Row title={TEXTO.impacto.titulo}>
        <p>{TEXTO.impacto.texto}</p>
      </Row>
      <Row title={TEXTO.colaboracion.titulo}>
        <p>{TEXTO.colaboracion.texto}</p>
        <Link to={screenPath(rol, 'naf')} className="link inline-block font-semibold">
          {TEXTO.colaboracion.enlace}
        </Link>
      </Row>
      <Row title={TEXTO.coordinacion.titulo}>
        <p>{TEXTO.coordinacion.texto}</p>
        <Link to={screenPath(rol, 'inscripcion')} className="link inline-block font-semibold">
          {TEXTO.coordinacion.enlace}
        </Link>
      </Row>
      <Row title={TEXTO.perfil.titulo}>
        <p>{TEXTO.perfil.texto}</p>
        <DownloadLink document="perfil-del-proyecto">{TEXTO.perfil.enlace}</DownloadLink>
      </Row>
      <Contact />
    </div>
  )
}

function Statement({ titulo, texto }: { titulo: string; texto: string }) {
  return (
    <section className="border-t-4 border-brand pt-5">
      <h2 className="text-xl">{titulo}</h2>
      <p className="mt-3 text-lg">{texto}</p>
    </section>
  )
}
