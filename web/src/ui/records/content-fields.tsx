import type { FileRule } from '@naf/contract'
import { useFormContext } from 'react-hook-form'
import { optionsOf, RadioGroupField } from '../ChoiceFields.tsx'
import { TextAreaField, TextField } from '../Field.tsx'
import { FileField } from '../FileField.tsx'
import { PdfLink, type StoredPdf } from '../PdfLink.tsx'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'
import { type StoredImagen, StoredPicture } from './StoredPicture.tsx'

/** The fields that the forms of several kinds of content have in common. They stand inside a `RecordForm`. */

const useField = (name: string) => {
  const { register, formState } = useFormContext()
  const message = formState.errors[name]?.message
  return { ...register(name), error: typeof message === 'string' ? message : undefined }
}

export function ContentTextField({ name, label }: { name: string; label: string }) {
  return <TextField {...useField(name)} label={label} autoComplete="off" />
}

/** One of a few. */
export function ContentChoiceField(props: { name: string; label: string; options: readonly string[] }) {
  const { name, label, options } = props
  return <RadioGroupField {...useField(name)} label={label} options={optionsOf(options)} />
}

export function TitleField() {
  return <ContentTextField name="titulo" label={TEXTO.titulo} />
}

export function DescriptionField() {
  return <TextAreaField {...useField('descripcion')} label={TEXTO.descripcion} />
}

export function PublishedField() {
  return (
    <TextField
      {...useField('fechaPublicacion')}
      type="date"
      label={TEXTO.fechaPublicacion}
      className="sm:max-w-60"
    />
  )
}

/** With a link to the PDF that is stored now, where one is. */
export function PdfField({ rule, stored }: { rule: FileRule; stored: StoredPdf | undefined }) {
  return (
    <FileField
      name="archivo"
      rule={rule}
      label={TEXTO.archivoPdf}
      hint={stored ? TEXTO.pdfOpcional : TEXTO.pdfPista}
      current={stored && <PdfLink text={TEXTO.pdfActual} pdf={stored} />}
    />
  )
}

/** With the picture that is stored now, where one is. */
export function PictureField({ rule, stored }: { rule: FileRule; stored: StoredImagen | undefined }) {
  return (
    <FileField
      name="archivo"
      rule={rule}
      label={TEXTO.imagen}
      hint={stored ? TEXTO.imagenOpcional : TEXTO.imagenPista}
      current={stored && <StoredPicture imagen={stored} alt={TEXTO.imagenActual} size="whole" />}
    />
  )
}
