import { api, VERSION_COMUNICACIONES } from '@naf/contract'
import { subscriptionAskSchema } from '@naf/contract/schemas'
import { useEffect, useState } from 'react'
import { call } from '../api/client.ts'
import { Form } from '../form/Form.tsx'
import { TextField } from '../form/fields.tsx'
import { useAppForm } from '../form/use-app-form.ts'
import { Outcome } from '../ui/states.tsx'

const EMPTY = { Correo: '' }
const schema = subscriptionAskSchema.pick({ Correo: true })

/** Asks for an address, and says afterwards that its mailbox has to confirm; the answer is the same for every address. */
export default function SubscribeForm({ takesFocus = false }: { takesFocus?: boolean }) {
  const [said, setSaid] = useState<string | null>(null)
  const form = useAppForm({
    schema,
    initial: EMPTY,
    send: ({ Correo }) => call(api.suscripciones.ask, { input: { Correo, Version: VERSION_COMUNICACIONES } }),
    onSent: ({ mensaje }) => setSaid(mensaje),
    texts: { sending: 'Enviando...', failed: 'No pudimos registrar tu suscripción.', what: 'tu correo' },
  })
  const { setFocus } = form.methods
  useEffect(() => {
    if (takesFocus) setFocus('Correo')
  }, [takesFocus, setFocus])

  if (said !== null) return <Outcome>{said}</Outcome>
  return (
    <Form form={form} submit="Suscribirme">
      <TextField
        name="Correo"
        label="Tu correo"
        hint="Te enviamos un enlace para confirmar. Puedes darte de baja cuando quieras."
        suggest="correo"
        type="email"
      />
    </Form>
  )
}
