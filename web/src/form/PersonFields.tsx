import { TIPOS_CONTRIBUYENTE, type User } from '@naf/contract'
import type { ReactNode } from 'react'
import { SelectField } from './choices.tsx'
import { Section } from './Form.tsx'
import { TextField } from './fields.tsx'
import { joinOtro, OtroField, splitOtro } from './otro.tsx'

/** What the portal asks of a person with an account, before anything is typed. In the order of the page. */
export const NO_PERSON = {
  nombre: '',
  segundoNombre: '',
  apellido: '',
  segundoApellido: '',
  cedulaRUC: '',
  telefono: '',
  ciudad: '',
  tipoContribuyente: '',
  tipoContribuyenteOtro: '',
}

type PersonValues = typeof NO_PERSON
type Chosen = Pick<PersonValues, 'tipoContribuyente' | 'tipoContribuyenteOtro'>

export const personValuesOf = (user: User): PersonValues => ({
  nombre: user.Nombre,
  segundoNombre: user.SegundoNombre,
  apellido: user.Apellido,
  segundoApellido: user.SegundoApellido,
  cedulaRUC: user.CedulaRUC,
  telefono: user.Telefono,
  ciudad: user.Ciudad,
  ...splitOtro('tipoContribuyente', user.TipoContribuyente, TIPOS_CONTRIBUYENTE),
})

export const personBodyOf = <Filled extends Chosen>({ tipoContribuyenteOtro, ...filled }: Filled) => ({
  ...filled,
  tipoContribuyente: joinOtro(filled.tipoContribuyente, tipoContribuyenteOtro),
})

const TIPOS = TIPOS_CONTRIBUYENTE.map((value) => ({ value }))

interface PersonFieldsProps {
  optional?: readonly (keyof PersonValues)[]
  /** The data are another person's, so the browser must not offer those of the person who types. */
  ofAnother?: boolean
  /** What stands in the place of the one field for a cédula or a RUC. */
  identification?: ReactNode
}

export function PersonFields({ optional = [], ofAnother = false, identification }: PersonFieldsProps) {
  const field = (name: keyof PersonValues, label: string, autoComplete: string) => ({
    name,
    label,
    optional: optional.includes(name),
    autoComplete: ofAnother ? 'off' : autoComplete,
  })
  return (
    <Section title={ofAnother ? 'Datos del usuario' : 'Tus datos'}>
      <TextField {...field('nombre', 'Nombre', 'given-name')} autoCapitalize="words" />
      <TextField {...field('segundoNombre', 'Segundo Nombre', 'additional-name')} autoCapitalize="words" />
      <TextField {...field('apellido', 'Apellido', 'family-name')} autoCapitalize="words" />
      <TextField {...field('segundoApellido', 'Segundo Apellido', 'off')} autoCapitalize="words" />
      {identification ?? (
        <TextField
          {...field('cedulaRUC', 'Cédula o RUC', 'off')}
          hint="10 dígitos si es cédula; 13, terminados en 001, si es RUC."
          lines={2}
          inputMode="numeric"
          className="col-span-full"
        />
      )}
      <TextField
        {...field('telefono', 'Teléfono', 'tel-national')}
        hint={`${ofAnother ? 'Celular' : 'Tu celular'}: empieza con 09 y tiene 10 dígitos.`}
        lines={2}
        type="tel"
        inputMode="tel"
      />
      <TextField
        {...field('ciudad', 'Ciudad', 'address-level2')}
        hint={ofAnother ? 'Donde vive o trabaja.' : 'Donde vives o trabajas.'}
      />
      <SelectField
        name="tipoContribuyente"
        label="Tipo de Contribuyente"
        optional={optional.includes('tipoContribuyente')}
        options={TIPOS}
        className="col-span-full"
      />
      <OtroField of="tipoContribuyente" className="col-span-full" />
    </Section>
  )
}
