import { screenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { MENSAJES_UI } from '../../ui/messages.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import scene from '../../ui/scenes/campus.svg'
import { DownloadLink } from './DownloadLink.tsx'
import { FeatureCards } from './FeatureCards.tsx'
import { MENSAJES_NAF as TEXTO } from './naf-messages.ts'
import { Row } from './Row.tsx'

/** What the centre is, what it offers, and the agreements it rests on. */
export default function NafPage() {
  const { rol } = useSession()
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-10 px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.title} scene={scene}>
        <p className="md:text-lg">{TEXTO.lead}</p>
      </PageHeading>
      <Row title={TEXTO.about}>
        {TEXTO.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Row>
      <FeatureCards />
      <Row title={TEXTO.convenios.title}>
        <p>{TEXTO.convenios.text}</p>
        <div className="space-y-3">
          <DownloadLink document="convenio-sangolqui">{TEXTO.convenios.sangolqui}</DownloadLink>
          <DownloadLink document="convenio-latacunga">{TEXTO.convenios.latacunga}</DownloadLink>
        </div>
      </Row>
      <Row title={TEXTO.closing.title}>
        <p>{TEXTO.closing.text}</p>
        <ButtonLink to={screenPath(rol, 'servicios')} variant="accent" className="w-full sm:w-auto">
          {MENSAJES_UI.requestAsesoria}
        </ButtonLink>
      </Row>
    </div>
  )
}
