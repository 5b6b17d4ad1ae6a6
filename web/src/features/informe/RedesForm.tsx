import { REDES, type RedesUpdate } from '@naf/contract'
import { failureText } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { optionsOf, SelectField } from '../../ui/ChoiceFields.tsx'
import { alertError, toast } from '../../ui/dialog.ts'
import { TextField } from '../../ui/Field.tsx'
import { useZodForm } from '../../ui/useZodForm.ts'
import { useUpdateRedes } from './api.ts'
import { emptyRedes, redesFormSchema } from './redes-form.ts'
import { MENSAJES_REDES_PAGINA as TEXTO } from './redes-messages.ts'

/** One network in one month; what was typed stays where it could not be saved. */
export function RedesForm({ month }: { month: string }) {
  const { register, handleSubmit, formState, resetField } = useZodForm(redesFormSchema, emptyRedes(month))
  const saving = useUpdateRedes()
  const { errors } = formState

  const save = async (update: RedesUpdate) => {
    try {
      await saving.mutateAsync(update)
      resetField('Seguidores')
      toast(TEXTO.saved)
    } catch (error) {
      await alertError(failureText(TEXTO.saveFailed, error))
    }
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit(save)}
      className="card grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] items-end gap-4 p-5"
    >
      <TextField
        type="month"
        label={TEXTO.month}
        max={month}
        error={errors.Mes?.message}
        {...register('Mes')}
      />
      <SelectField
        label={TEXTO.network}
        options={optionsOf(REDES)}
        error={errors.Red?.message}
        {...register('Red')}
      />
      <TextField
        inputMode="numeric"
        label={TEXTO.followers}
        hint={TEXTO.followersHint}
        error={errors.Seguidores?.message}
        {...register('Seguidores')}
      />
      <Button type="submit" busy={saving.isPending} className="justify-self-start">
        {TEXTO.save}
      </Button>
    </form>
  )
}
