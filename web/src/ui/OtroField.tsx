import type { ComponentProps } from 'react'
import { TextField } from './Field.tsx'
import { MENSAJES_UI } from './messages.ts'

export type OtroInput = Omit<ComponentProps<'input'>, 'name' | 'id' | 'placeholder'> & { name: string }

interface OtroFieldProps {
  /** `register('tipoContribuyenteOtro')` */
  otro: OtroInput
  hint?: string | undefined
  error?: string | undefined
  highlighted?: boolean
}

/** The text that is sent in place of 'Otro'. */
export function OtroField({ otro, ...field }: OtroFieldProps) {
  return (
    <div className="animate-appear border-l-4 border-brand pl-4">
      <TextField {...otro} {...field} label={MENSAJES_UI.specify} aria-required />
    </div>
  )
}
