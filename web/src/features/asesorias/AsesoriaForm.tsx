import { DISCAPACIDAD, MEDIOS_CONTACTO, TIPOS_CONTRIBUYENTE, TIPOS_SERVICIO } from '@naf/contract'
import { DETALLE_MAX } from '@naf/contract/schemas'
import { Send } from 'lucide-react'
import { PolicyLine } from '../../session/consent/PolicyLine.tsx'
import { Button } from '../../ui/Button.tsx'
import { CharacterCount } from '../../ui/CharacterCount.tsx'
import { optionsOf, RadioGroupField, SelectField } from '../../ui/ChoiceFields.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { TextAreaField, TextField } from '../../ui/Field.tsx'
import { FormSection } from '../../ui/FormSection.tsx'
import { RestoredNotice } from '../../ui/RestoredNotice.tsx'
import { SelectWithOtro } from '../../ui/SelectWithOtro.tsx'
import type { FieldName } from './asesoria-form.ts'
import { loadReceipt } from './load-receipt.ts'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import type { GivenReceipt } from './receipt.ts'
import { useAsesoriaForm } from './useAsesoriaForm.ts'

const SERVICIOS = optionsOf(TIPOS_SERVICIO)
const DISCAPACIDADES = DISCAPACIDAD.map((value) => ({ value, label: TEXTO.discapacidad[value] }))

export default function AsesoriaForm({ give }: { give: (receipt: GivenReceipt) => void }) {
  const { form, highlighted, restored, startOver, submit } = useAsesoriaForm(give)
  const { register, watch, formState } = form
  const { errors, submitCount } = formState

  const field = (name: FieldName) => ({
    ...register(name),
    error: errors[name]?.message,
    highlighted: highlighted.has(name),
  })

  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={() => void loadReceipt().catch(() => {})}
      className="space-y-8"
    >
      {restored && <RestoredNotice {...restored} startOver={startOver} />}
      <ErrorSummary errors={errors} submitCount={submitCount} />

      <FormSection title={TEXTO.person}>
        <TextField
          {...field('Nombre')}
          label={TEXTO.fields.Nombre}
          autoComplete="name"
          autoCapitalize="words"
          className="sm:col-span-2"
        />
        <TextField
          {...field('CedulaRUC')}
          label={TEXTO.fields.CedulaRUC}
          hint={TEXTO.hints.CedulaRUC}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...field('Correo')}
          label={TEXTO.fields.Correo}
          hint={TEXTO.hints.Correo}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField {...field('Telefono')} label={TEXTO.fields.Telefono} type="tel" autoComplete="tel" />
        <TextField {...field('Ciudad')} label={TEXTO.fields.Ciudad} autoComplete="address-level2" />
      </FormSection>

      <FormSection title={TEXTO.request}>
        <SelectField {...field('TipoServicio')} label={TEXTO.fields.TipoServicio} options={SERVICIOS} />
        <SelectWithOtro
          label={TEXTO.fields.TipoContribuyente}
          options={TIPOS_CONTRIBUYENTE}
          select={register('TipoContribuyente')}
          otro={register('TipoContribuyenteOtro')}
          value={watch('TipoContribuyente')}
          error={errors.TipoContribuyente?.message}
          otroError={errors.TipoContribuyenteOtro?.message}
          highlighted={highlighted.has('TipoContribuyente')}
        />
        <RadioGroupField
          {...field('Discapacidad')}
          label={TEXTO.fields.Discapacidad}
          options={DISCAPACIDADES}
        />
        <SelectWithOtro
          label={TEXTO.fields.MedioContacto}
          hint={TEXTO.hints.MedioContacto}
          options={MEDIOS_CONTACTO}
          select={register('MedioContacto')}
          otro={register('MedioContactoOtro')}
          value={watch('MedioContacto')}
          error={errors.MedioContacto?.message}
          otroError={errors.MedioContactoOtro?.message}
        />
        <div className="space-y-1.5 sm:col-span-2">
          <TextAreaField
            {...field('DetalleSolicitud')}
            label={TEXTO.fields.DetalleSolicitud}
            hint={TEXTO.hints.DetalleSolicitud}
            rows={6}
          />
          <CharacterCount length={watch('DetalleSolicitud').length} max={DETALLE_MAX} />
        </div>
      </FormSection>

      <PolicyLine action="send" />
      <Button type="submit" variant="accent" className="w-full sm:w-auto">
        <Send aria-hidden="true" className="size-5" />
        {TEXTO.submit}
      </Button>
    </form>
  )
}
