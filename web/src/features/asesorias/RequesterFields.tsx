import { DISCAPACIDAD, MEDIOS_CONTACTO } from '@naf/contract'
import { RadioGroupField } from '../../ui/ChoiceFields.tsx'
import { TextField } from '../../ui/Field.tsx'
import { FormSection } from '../../ui/FormSection.tsx'
import { SelectWithOtro } from '../../ui/SelectWithOtro.tsx'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import type { AsesoriaFields } from './useAsesoriaForm.ts'

const DISCAPACIDADES = DISCAPACIDAD.map((value) => ({ value, label: TEXTO.discapacidad[value] }))

/** Who asks, and how to answer them. */
export function RequesterFields({ form, field, doubtedField }: AsesoriaFields) {
  const { register, watch, formState } = form
  return (
    <FormSection title={TEXTO.person}>
      <TextField
        {...field('Nombre')}
        label={TEXTO.fields.Nombre}
        autoComplete="name"
        autoCapitalize="words"
        className="sm:col-span-2"
      />
      <TextField
        {...doubtedField('CedulaRUC')}
        label={TEXTO.fields.CedulaRUC}
        hint={TEXTO.hints.CedulaRUC}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...doubtedField('Correo')}
        label={TEXTO.fields.Correo}
        hint={TEXTO.hints.Correo}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...field('Telefono')} label={TEXTO.fields.Telefono} type="tel" autoComplete="tel" />
      <TextField {...field('Ciudad')} label={TEXTO.fields.Ciudad} autoComplete="address-level2" />
      <SelectWithOtro
        label={TEXTO.fields.MedioContacto}
        hint={TEXTO.hints.MedioContacto}
        options={MEDIOS_CONTACTO}
        select={register('MedioContacto')}
        otro={register('MedioContactoOtro')}
        value={watch('MedioContacto')}
        error={formState.errors.MedioContacto?.message}
        otroError={formState.errors.MedioContactoOtro?.message}
      />
      <RadioGroupField
        {...field('Discapacidad')}
        label={TEXTO.fields.Discapacidad}
        hint={TEXTO.hints.Discapacidad}
        options={DISCAPACIDADES}
      />
    </FormSection>
  )
}
