import { OTRO } from '@naf/contract'
import { optionalLine } from '@naf/contract/schemas'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { useFormAround } from './context.ts'
import { TextField } from './fields.tsx'

// A closed list with a way out: 'Otro' of the field `Medio` asks for an own text, the field `MedioOtro`, sent in its place.

type Otro<Name extends string> = `${Name}Otro`

export const otroText = optionalLine(100)

/** Requires the own text where `name` is 'Otro'. It runs although other fields are wrong: all mistakes are said at once. */
export const requireOtro = <S extends z.ZodObject, Name extends keyof z.output<S> & string>(
  schema: S,
  name: Name & (Otro<Name> extends keyof z.output<S> ? Name : never),
) =>
  schema.refine((values) => values[name] !== OTRO || String(values[`${name}Otro`] ?? '').trim() !== '', {
    path: [`${name}Otro`],
    error: 'Especifica tu respuesta.',
    when: () => true,
  })

export const joinOtro = (chosen: string, text: string): string => (chosen === OTRO ? text.trim() : chosen)

/** The reverse: a stored text that is not in the list stands under 'Otro'. */
export const splitOtro = <Name extends string>(name: Name, stored: string, options: readonly string[]) => {
  const isListed = stored === '' || (stored !== OTRO && options.includes(stored))
  const text = isListed || stored === OTRO ? '' : stored
  return { [name]: isListed ? stored : OTRO, [`${name}Otro`]: text } as Record<Name | Otro<Name>, string>
}

export function OtroField({ of, className }: { of: string; className?: string }) {
  const { methods } = useFormAround()
  const name = `${of}Otro`
  const isAsked = useWatch({ control: methods.control, name: of }) === OTRO
  const { clearErrors } = methods
  // A mistake of a field that is gone could not be mended.
  useEffect(() => {
    if (!isAsked) clearErrors(name)
  }, [isAsked, clearErrors, name])
  return (
    isAsked && (
      <div className={className}>
        <div className="animate-appear border-l-4 border-brand pl-4">
          <TextField name={name} label="Especifique" aria-required />
        </div>
      </div>
    )
  )
}
