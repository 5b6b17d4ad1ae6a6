import { OTRO } from '@naf/contract'
import type { ComponentProps } from 'react'
import { optionsOf, SelectField } from './ChoiceFields.tsx'
import { OtroField, type OtroInput } from './OtroField.tsx'

type SelectInput = Omit<ComponentProps<'select'>, 'name' | 'id' | 'children'> & { name: string }

interface SelectWithOtroProps {
  label: string
  options: readonly string[]
  /** `register('tipoContribuyente')` */
  select: SelectInput
  /** `register('tipoContribuyenteOtro')`: the text that is sent in place of 'Otro'. */
  otro: OtroInput
  /** The select's present value, which decides whether the text is asked for. */
  value: string
  hint?: string
  error?: string | undefined
  otroError?: string | undefined
  otroHint?: string
  highlighted?: boolean
  optional?: boolean
}

/** A closed list with a way out: 'Otro' asks for one's own text. `lib/otro.ts` joins the two for sending. */
export function SelectWithOtro({
  label,
  options,
  select,
  otro,
  value,
  hint,
  error,
  otroError,
  otroHint,
  highlighted = false,
  optional = false,
}: SelectWithOtroProps) {
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        {...select}
        label={label}
        hint={hint}
        error={error}
        highlighted={highlighted}
        optional={optional}
        options={optionsOf(options)}
      />
      {value === OTRO && (
        <OtroField otro={otro} hint={otroHint} error={otroError} highlighted={highlighted} />
      )}
    </div>
  )
}
