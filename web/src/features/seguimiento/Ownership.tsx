import { useId, useState } from 'react'
import { failureText } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError, confirmDelete } from '../../ui/dialog.ts'
import { useOwnership } from './api.ts'
import { MENSAJES_SEGUIMIENTO_PAGINA } from './messages.ts'
import { Outcome } from './Outcome.tsx'

const TEXTO = MENSAJES_SEGUIMIENTO_PAGINA.owner

interface OwnershipProps {
  enlace: string
  isConfirmed: boolean
  /** Gets the server's text. */
  onDisowned: (text: string) => void
}

/** Asks the reader of the mailbox whether the request is theirs, until they have said so. */
export function Ownership({ enlace, isConfirmed, onDisowned }: OwnershipProps) {
  const id = useId()
  const { confirm, disown } = useOwnership(enlace)
  const [busy, setBusy] = useState(false)
  const [thanked, setThanked] = useState(false)

  const save = async (change: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      await change()
    } catch (error) {
      await alertError(failureText(TEXTO.failed, error))
    } finally {
      setBusy(false)
    }
  }
  const sayYes = () =>
    save(async () => {
      await confirm()
      setThanked(true)
    })
  const sayNo = async () => {
    if (await confirmDelete(TEXTO.question)) await save(async () => onDisowned(await disown()))
  }

  if (thanked) return <Outcome>{TEXTO.confirmed}</Outcome>
  if (isConfirmed) return null
  return (
    <section aria-labelledby={id} className="card mb-4 p-5 sm:p-8">
      <h2 id={id} className="text-lg">
        {TEXTO.title}
      </h2>
      <p className="mt-2">{TEXTO.text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="accent" busy={busy} onClick={() => void sayYes()}>
          {TEXTO.yes}
        </Button>
        <Button variant="quiet" onClick={() => void sayNo()}>
          {TEXTO.no}
        </Button>
      </div>
    </section>
  )
}
