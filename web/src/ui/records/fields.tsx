import { TEMAS, type Tema } from '@naf/contract'
import { useFormContext } from 'react-hook-form'
import { optionsOf, RadioGroupField, SelectField } from '../ChoiceFields.tsx'
import { TextAreaField, TextField } from '../Field.tsx'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'

/** The fields that the forms of several kinds have in common. They stand inside a `RecordForm`. */

export const useRecordField = (name: string) => {
  const { register, formState } = useFormContext()
  const message = formState.errors[name]?.message
  return { ...register(name), error: typeof message === 'string' ? message : undefined }
}

interface RecordTextFieldProps {
  name: string
  label: string
  hint?: string
  inputMode?: 'numeric'
  optional?: boolean
}

export function RecordTextField({ name, ...look }: RecordTextFieldProps) {
  return <TextField {...useRecordField(name)} {...look} autoComplete="off" />
}

interface RecordTextAreaFieldProps {
  name: string
  label: string
  hint: string
  optional?: boolean
}

export function RecordTextAreaField({ name, ...look }: RecordTextAreaFieldProps) {
  return <TextAreaField {...useRecordField(name)} {...look} rows={10} />
}

/** One of a few. */
export function RecordChoiceField(props: { name: string; label: string; options: readonly string[] }) {
  const { name, label, options } = props
  return <RadioGroupField {...useRecordField(name)} label={label} options={optionsOf(options)} />
}

export function TitleField() {
  return <RecordTextField name="titulo" label={TEXTO.titulo} />
}

export function DescriptionField() {
  return <TextAreaField {...useRecordField('descripcion')} label={TEXTO.descripcion} />
}

export function PublishedField() {
  return (
    <TextField
      {...useRecordField('fechaPublicacion')}
      type="date"
      label={TEXTO.fechaPublicacion}
      className="sm:max-w-60"
    />
  )
}

/** By it readers find a publication on a shelf. */
export function TopicField() {
  return (
    <SelectField
      {...useRecordField('tema')}
      label={TEXTO.topic}
      hint={TEXTO.topicHint}
      options={optionsOf(TEMAS)}
      optional
      className="sm:max-w-80"
    />
  )
}

/** Of a stored record, as the field takes it. */
export const topicOf = ({ Tema }: { Tema: string }): Tema | '' => TEMAS.find((tema) => tema === Tema) ?? ''
