import { NO_SE, OTRO, TIPOS_CONTRIBUYENTE, TIPOS_SERVICIO } from '@naf/contract'
import { DETALLE_MAX } from '@naf/contract/schemas'
import { CharacterCount } from '../../ui/CharacterCount.tsx'
import { TextAreaField } from '../../ui/Field.tsx'
import { FormSection } from '../../ui/FormSection.tsx'
import { OtroField } from '../../ui/OtroField.tsx'
import { RadioCardsField } from '../../ui/RadioCardsField.tsx'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import type { AsesoriaFields } from './useAsesoriaForm.ts'

const explained = <Value extends string>(values: readonly Value[], explanations: Record<Value, string>) =>
  values.map((value) => ({ value, label: value, explanation: explanations[value] }))

const SERVICIOS = explained(TIPOS_SERVICIO, TEXTO.servicios)

/** 'Otro' stays last, above the text that it asks for. */
const CONTRIBUYENTES = explained(
  [...TIPOS_CONTRIBUYENTE.filter((tipo) => tipo !== OTRO), NO_SE, OTRO],
  TEXTO.contribuyentes,
)

/** What somebody came for, before anything about who they are. */
export function NeedFields({ form, field }: AsesoriaFields) {
  const { register, watch, formState } = form
  return (
    <FormSection title={TEXTO.request}>
      <RadioCardsField
        {...field('TipoServicio')}
        label={TEXTO.fields.TipoServicio}
        options={SERVICIOS}
        className="sm:col-span-2"
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
      <div className="flex flex-col gap-4 sm:col-span-2">
        <RadioCardsField
          {...field('TipoContribuyente')}
          label={TEXTO.fields.TipoContribuyente}
          options={CONTRIBUYENTES}
        />
        {watch('TipoContribuyente') === OTRO && (
          <OtroField
            otro={register('TipoContribuyenteOtro')}
            error={formState.errors.TipoContribuyenteOtro?.message}
            highlighted={field('TipoContribuyente').highlighted}
          />
        )}
      </div>
    </FormSection>
  )
}
