import { MENSAJES_SESION as TEXTO } from '../session/messages.ts'
import { useSessionActions } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { Splash } from '../ui/Splash.tsx'

/** What a guard shows until it can decide; where the waiting has failed, with a way on and a way out. */
export function Waiting({ text, failed }: { text: string; failed: boolean }) {
  const { retry, logout } = useSessionActions()
  return (
    <main>
      <Splash text={text}>
        {failed && (
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={retry}>{TEXTO.retry}</Button>
            <Button variant="secondary" onClick={() => void logout()}>
              {TEXTO.logout}
            </Button>
          </div>
        )}
      </Splash>
    </main>
  )
}
