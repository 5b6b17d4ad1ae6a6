import { useId, useState } from 'react'
import { failureText } from '../../api/client.ts'
import { formatDate } from '../../lib/format.ts'
import { alertError } from '../../ui/dialog.ts'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { useAnswerComunicaciones, useComunicaciones } from './api.ts'
import { MENSAJES_COMUNICACIONES as TEXTO } from './messages.ts'

/**
 * Whether the centre may write to the person. A change is stored at once; where that fails the box shows again what is
 * stored.
 */
export function Comunicaciones({ uid, correo }: { uid: string; correo: string }) {
  const id = useId()
  const query = useComunicaciones(uid)
  const { mutateAsync } = useAnswerComunicaciones(uid)
  /** What is on its way to the server. */
  const [sent, setSent] = useState<boolean | null>(null)

  const answer = async (acepta: boolean) => {
    if (sent !== null) return
    setSent(acepta)
    try {
      await mutateAsync(acepta)
      setSent(null)
    } catch (error) {
      setSent(null)
      await alertError(failureText(TEXTO.failed, error))
    }
  }

  return (
    <section aria-labelledby={`${id}-title`} className="card p-6">
      <h2 id={`${id}-title`} className="text-lg">
        {TEXTO.title}
      </h2>
      <p id={`${id}-text`} className="mt-1 max-w-text text-ink-soft wrap-anywhere">
        {TEXTO.text(correo)}
      </p>
      <LoadedOr query={query} failed={TEXTO.loadFailed} place="h-20">
        {({ Acepta, Fecha }) => (
          <>
            <label className="mt-3 flex min-h-11 w-fit cursor-pointer items-start gap-3 py-2 font-semibold">
              <input
                type="checkbox"
                checked={sent ?? Acepta === true}
                onChange={(event) => void answer(event.target.checked)}
                aria-busy={sent !== null || undefined}
                aria-describedby={`${id}-text`}
                className="checkbox"
              />
              {TEXTO.label}
            </label>
            <p role="status" className="text-sm text-ink-soft">
              {TEXTO.since(Acepta, Fecha && formatDate(Fecha))}
            </p>
          </>
        )}
      </LoadedOr>
    </section>
  )
}
