import { screenPath } from '../lib/paths.ts'
import { useSession } from '../session/useSession.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Scene } from '../ui/Scene.tsx'
import llamas from '../ui/scenes/detalle-llamas.svg'
import { MENSAJES_PANEL as TEXTO } from './dashboard-messages.ts'

/** For a person who is logged in and has come to a screen that is not theirs. */
export function AccessRefused() {
  const { rol } = useSession()
  return (
    <div className="flex max-w-page flex-col items-start gap-6 px-5 py-10 md:px-10">
      <Scene src={llamas} className="rounded-full" />
      <PageHeading title={TEXTO.refused}>
        <p>{TEXTO.refusedText}</p>
      </PageHeading>
      <ButtonLink to={screenPath(rol, 'inicio')}>{TEXTO.goHome}</ButtonLink>
    </div>
  )
}
