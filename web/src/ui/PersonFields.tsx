import { TIPOS_CONTRIBUYENTE } from '@naf/contract'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from './Field.tsx'
import { MENSAJES_PERSONA as TEXTO } from './person-messages.ts'
import type { PersonValues } from './person-values.ts'
import { SelectWithOtro } from './SelectWithOtro.tsx'

interface PersonFieldsProps {
  /** What may be left out. */
  optional?: readonly (keyof PersonValues)[]
  /** Somebody else's data: the browser must not offer those of whoever is typing. */
  ofAnother?: boolean
  /** Cédula or RUC, which each form asks for in its own way. */
  identification: ReactNode
}

const NOTHING: readonly (keyof PersonValues)[] = []

/** Who somebody is, in two columns where there is room. Stands inside a `FormProvider`. */
export function PersonFields({ optional = NOTHING, ofAnother = false, identification }: PersonFieldsProps) {
  const { register, watch, formState } = useFormContext<PersonValues>()
  const { errors } = formState

  const field = (name: keyof PersonValues, ownAutoComplete: string) => ({
    ...register(name),
    error: errors[name]?.message,
    optional: optional.includes(name),
    autoComplete: ofAnother ? 'off' : ownAutoComplete,
  })

  return (
    <section aria-labelledby="datos" className="grid items-end gap-5 sm:grid-cols-2">
      <h2 id="datos" className="text-lg sm:col-span-2">
        {ofAnother ? TEXTO.titleOfAnother : TEXTO.title}
      </h2>
      <TextField {...field('nombre', 'given-name')} autoCapitalize="words" label={TEXTO.nombre} />
      <TextField
        {...field('segundoNombre', 'additional-name')}
        autoCapitalize="words"
        label={TEXTO.segundoNombre}
      />
      <TextField {...field('apellido', 'family-name')} autoCapitalize="words" label={TEXTO.apellido} />
      <TextField {...field('segundoApellido', 'off')} autoCapitalize="words" label={TEXTO.segundoApellido} />
      {identification}
      <TextField
        {...field('telefono', 'tel-national')}
        type="tel"
        label={TEXTO.telefono}
        hint={ofAnother ? TEXTO.telefonoHintOfAnother : TEXTO.telefonoHint}
        inputMode="tel"
      />
      <TextField
        {...field('ciudad', 'address-level2')}
        label={TEXTO.ciudad}
        hint={ofAnother ? TEXTO.ciudadHintOfAnother : TEXTO.ciudadHint}
      />
      <div className="sm:col-span-2">
        <SelectWithOtro
          label={TEXTO.tipoContribuyente}
          options={TIPOS_CONTRIBUYENTE}
          select={register('tipoContribuyente')}
          otro={register('tipoContribuyenteOtro')}
          value={watch('tipoContribuyente')}
          error={errors.tipoContribuyente?.message}
          otroError={errors.tipoContribuyenteOtro?.message}
          optional={optional.includes('tipoContribuyente')}
        />
      </div>
    </section>
  )
}
