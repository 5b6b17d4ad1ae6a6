import { ESTADOS_CONTENIDO, TEMAS } from '@naf/contract'
import { useWatch } from 'react-hook-form'
import { ChoiceField, SelectField } from '../form/choices.tsx'
import { useFormAround } from '../form/context.ts'
import { TextArea, TextField } from '../form/fields.tsx'
import type { FileChoice } from '../form/file-choice.ts'
import { FileField } from '../form/file-field.tsx'
import type { TextValues } from '../form/values.ts'
import { formatPlainDate, plainMoment } from '../lib/format.ts'
import { ESTADO_NAMES, type Standing } from '../ui/badges.tsx'
import { PdfLink, type StoredPdf } from '../ui/pdf.tsx'
import { type StoredImagen, StoredPicture } from './columns.tsx'

/** The fields that the forms of several kinds have in common. They stand in a `field-grid`. */

export function TitleField() {
  return <TextField name="titulo" label="Título" autoComplete="off" className="col-span-full" />
}

export function DescriptionField() {
  return <TextArea name="descripcion" label="Descripción" max={1000} className="col-span-full" />
}

export function PublishedField() {
  return <TextField name="fechaPublicacion" type="date" label="Fecha de publicación" />
}

const TOPICS = TEMAS.map((value) => ({ value }))

/** Readers find a publication by it. */
export function TopicField() {
  return (
    <SelectField
      name="tema"
      label="Tema"
      hint="Con él la gente encuentra el documento en su estante."
      options={TOPICS}
      optional
    />
  )
}

/** The topic of a stored record; empty if the list has another one now. */
export const topicOf = ({ Tema }: { Tema: string }): string => TEMAS.find((tema) => tema === Tema) ?? ''

/** A PDF; with a link to the stored one. */
export function PdfField({ choice, stored }: { choice: FileChoice; stored: StoredPdf | undefined }) {
  return (
    <FileField
      choice={choice}
      label="Archivo PDF"
      hint={fileHint(stored && 'Si no eliges otro, se conserva el actual.', 'Un PDF de menos de 10 MB.')}
      current={stored && <PdfLink text="Ver el PDF actual" pdf={stored} />}
      className="col-span-full"
    />
  )
}

/** A picture; with the stored one. */
export function PictureField({ choice, stored }: { choice: FileChoice; stored: StoredImagen | undefined }) {
  const stays = stored && 'Si no eliges otra, se conserva la actual.'
  return (
    <FileField
      choice={choice}
      label="Imagen"
      hint={fileHint(stays, 'Una imagen JPG o PNG de menos de 5 MB.')}
      current={stored && <StoredPicture imagen={stored} alt="Imagen actual" size="whole" />}
      className="col-span-full"
    />
  )
}

const fileHint = (stays: string | undefined, rule: string) => [stays, rule].filter(Boolean).join(' ')

const STATES = ESTADOS_CONTENIDO.map((value) => ({ value, label: ESTADO_NAMES[value] }))
/** What has not been published cannot be put away yet. */
const NEW_STATES = STATES.filter(({ value }) => value !== 'archivado')

/** A new record is published at once unless somebody says otherwise. */
export const NEW_PUBLICATION = { estado: 'publicado', fechaProgramada: '' }

export const publicationValues = ({ Estado, FechaProgramada }: Standing) => ({
  estado: Estado,
  fechaProgramada: FechaProgramada ? plainMoment(FechaProgramada) : '',
})

/** Who sees the record, and from when on. */
export function PublicationFields({ isNew }: { isNew: boolean }) {
  const { methods } = useFormAround()
  const estado: unknown = useWatch({ control: methods.control, name: 'estado' })
  return (
    <>
      <ChoiceField
        name="estado"
        label="Estado"
        hint="Los borradores, lo programado y lo archivado solo los ve el equipo."
        options={isNew ? NEW_STATES : STATES}
        className="col-span-full"
      />
      {estado === 'programado' && (
        <TextField
          name="fechaProgramada"
          type="datetime-local"
          label="Se publica el"
          hint="En la hora de Ecuador. Si ese momento ya pasó, se publica enseguida."
        />
      )}
    </>
  )
}

/** When a scheduled record is published: 'el 4 de diciembre de 2026 a las 08:00'; null for any other. */
export const scheduledText = ({ estado, fechaProgramada = '' }: TextValues): string | null => {
  const [day, hour] = fechaProgramada.split('T')
  return estado === 'programado' && day && hour ? `el ${formatPlainDate(day)} a las ${hour}` : null
}
