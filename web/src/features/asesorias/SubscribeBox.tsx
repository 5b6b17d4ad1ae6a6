import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import type { AsesoriaValues, FilledForm } from './asesoria-form.ts'
import { MENSAJES_AVISOS as TEXTO } from './subscribe-messages.ts'

/** Offers a visitor mails about new bulletins, which a mail then asks to confirm. An account says it in its profile. */
export default function SubscribeBox({ form }: { form: UseFormReturn<AsesoriaValues, unknown, FilledForm> }) {
  return (
    <FormProvider {...form}>
      <CheckboxField name="Suscripcion" label={TEXTO.label} hint={TEXTO.hint} />
    </FormProvider>
  )
}
