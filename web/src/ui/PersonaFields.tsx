import { TIPOS_CONTRIBUYENTE } from '@naf/contract'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from './Field.tsx'
import { MENSAJES_PERSONA as TEXTO } from './messages.ts'
import { SelectConOtro } from './SelectConOtro.tsx'

interface PersonaValues {
  nombre: string
  segundoNombre: string
  apellido: string
  segundoApellido: string
  telefono: string
  ciudad: string
  tipoContribuyente: string
  tipoContribuyenteOtro: string
}

interface PersonaFieldsProps {
  /** Whether the second names may be left out. */
  secondNamesOptional?: boolean
  /** Cédula or RUC, which each form asks for in its own way. */
  identification: ReactNode
}

/** Who somebody is, in two columns where there is room. Stands inside a `FormProvider`. */
export function PersonaFields({ secondNamesOptional = false, identification }: PersonaFieldsProps) {
  const { register, watch, formState } = useFormContext<PersonaValues>()
  const { errors } = formState
  return (
    <section aria-labelledby="datos" className="grid gap-5 sm:grid-cols-2">
      <h2 id="datos" className="text-lg sm:col-span-2">
        {TEXTO.datos}
      </h2>
      <TextField
        {...register('nombre')}
        label={TEXTO.nombre}
        error={errors.nombre?.message}
        autoComplete="given-name"
      />
      <TextField
        {...register('segundoNombre')}
        optional={secondNamesOptional}
        label={TEXTO.segundoNombre}
        error={errors.segundoNombre?.message}
        autoComplete="additional-name"
      />
      <TextField
        {...register('apellido')}
        label={TEXTO.apellido}
        error={errors.apellido?.message}
        autoComplete="family-name"
      />
      <TextField
        {...register('segundoApellido')}
        optional={secondNamesOptional}
        label={TEXTO.segundoApellido}
        error={errors.segundoApellido?.message}
        autoComplete="off"
      />
      {identification}
      <TextField
        {...register('telefono')}
        type="tel"
        label={TEXTO.telefono}
        hint={TEXTO.telefonoHint}
        error={errors.telefono?.message}
        inputMode="tel"
        autoComplete="tel-national"
      />
      <TextField
        {...register('ciudad')}
        label={TEXTO.ciudad}
        hint={TEXTO.ciudadHint}
        error={errors.ciudad?.message}
        autoComplete="address-level2"
      />
      <div className="sm:col-span-2">
        <SelectConOtro
          label={TEXTO.tipoContribuyente}
          options={TIPOS_CONTRIBUYENTE}
          select={register('tipoContribuyente')}
          otro={register('tipoContribuyenteOtro')}
          value={watch('tipoContribuyente')}
          error={errors.tipoContribuyente?.message}
          otroError={errors.tipoContribuyenteOtro?.message}
        />
      </div>
    </section>
  )
}
