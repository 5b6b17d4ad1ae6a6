import type { Participation } from '@naf/contract'
import { type FormEvent, useState } from 'react'
import { failureText } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError } from '../../ui/dialog.ts'
import { TextField } from '../../ui/Field.tsx'
import { useOwnSteps } from './mine-api.ts'
import { MENSAJES_MI_CAPACITACION as TEXTO } from './mine-messages.ts'

interface NameFormProps {
  enlace: string
  participation: Participation
}

/** The name of the certificate, which somebody else may have typed; saving it confirms an unconfirmed sign-up. */
export function NameForm({ enlace, participation: { Nombre, Estado } }: NameFormProps) {
  const { confirm, rename } = useOwnSteps(enlace)
  const [typed, setTyped] = useState(Nombre)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const isConfirming = Estado === 'por_confirmar'

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setSaid('')
    try {
      await (isConfirming ? confirm : rename)(typed)
      setSaid(isConfirming ? TEXTO.confirmed : TEXTO.renamed)
    } catch (error) {
      await alertError(failureText(isConfirming ? TEXTO.notConfirmed : TEXTO.notRenamed, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={send} className="space-y-4 print:hidden">
      <TextField
        name="Nombre"
        label={TEXTO.name}
        hint={TEXTO.nameHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="name"
      />
      <Button type="submit" variant={isConfirming ? 'accent' : 'secondary'} busy={busy}>
        {isConfirming ? TEXTO.confirm : TEXTO.rename}
      </Button>
      <p role="status" className="font-semibold empty:hidden">
        {said}
      </p>
    </form>
  )
}
