import { ESTADOS_CONTENIDO, TEMAS } from '@naf/contract'
import { useWatch } from 'react-hook-form'
import { ChoiceField, SelectField } from '../form/choices.tsx'
import { useFormAround } from '../form/context.ts'
import { TextField } from '../form/fields.tsx'
import type { FileChoice } from '../form/file-choice.ts'
import { FileField } from '../form/file-field.tsx'
import { ESTADO_NAMES } from '../ui/badges.tsx'
import { PdfLink, type StoredPdf } from '../ui/pdf.tsx'

const TOPICS = TEMAS.map((value) => ({ value }))

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

export function PdfField({ choice, stored }: { choice: FileChoice; stored: StoredPdf | undefined }) {
  return (
    <FileField
      choice={choice}
      label="Archivo PDF"
      hint={`${stored ? 'Si no eliges otro, se conserva el actual. ' : ''}Un PDF de menos de 10 MB.`}
      current={stored && <PdfLink text="Ver el PDF actual" pdf={stored} />}
      className="col-span-full"
    />
  )
}

const STATES = ESTADOS_CONTENIDO.map((value) => ({ value, label: ESTADO_NAMES[value] }))
/** What has not been published cannot be put away yet. */
const NEW_STATES = STATES.filter(({ value }) => value !== 'archivado')

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
