import type { Period } from '@naf/contract'
import { periodQuerySchema } from '@naf/contract/schemas'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { useZodForm } from '../../ui/useZodForm.ts'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'

interface DatesFormProps {
  period: Period
  choose: (period: Period) => void
}

/** Any two days, as the server takes them. */
export function DatesForm({ period, choose }: DatesFormProps) {
  const { register, handleSubmit, formState } = useZodForm(periodQuerySchema, period)
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit(choose)} className="flex flex-wrap items-end gap-4">
      <TextField type="date" label={TEXTO.from} error={errors.desde?.message} {...register('desde')} />
      <TextField type="date" label={TEXTO.to} error={errors.hasta?.message} {...register('hasta')} />
      <Button type="submit" variant="secondary">
        {TEXTO.show}
      </Button>
    </form>
  )
}
