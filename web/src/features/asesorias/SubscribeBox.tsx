import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import type { AsesoriaValues, FilledForm } from './asesoria-form.ts'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'

/** Offers a visitor mails about new bulletins, which a mail then asks to confirm. An account says it in its profile. */
export default function SubscribeBox({ form }: { form: UseFormReturn<AsesoriaValues, unknown, FilledForm> }) {
  return (
    <FormProvider {...form}>
      <CheckboxField name="Suscripcion" label={TEXTO.subscribe} hint={TEXTO.subscribeHint} />
    </FormProvider>
  )
}
