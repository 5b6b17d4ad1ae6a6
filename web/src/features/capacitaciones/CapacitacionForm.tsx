import { type api, CAMPUS, type Capacitacion, type Sent } from '@naf/contract'
import { capacitacionFields, endsLater, hasPlace, MENSAJES_CAPACITACION } from '@naf/contract/schemas'
import { TextField } from '../../ui/Field.tsx'
import {
  DescriptionField,
  RecordChoiceField,
  RecordTextField,
  TitleField,
  useRecordField,
} from '../../ui/records/fields.tsx'
import { kindForm } from '../../ui/records/kind-form.tsx'
import { NEW_PUBLICATION, PublicationFields, publicationValues } from '../../ui/records/PublicationFields.tsx'

const MOVED = 'Si cambias la fecha, la hora o el lugar, avisamos por correo a quienes ya se inscribieron.'

type Input = Sent<typeof api.capacitaciones.create>

/** Browsers have a picker for each of these. */
function PickedField({
  name,
  type,
  label,
  hint,
}: {
  name: string
  type: 'date' | 'time'
  label: string
  hint?: string
}) {
  return <TextField {...useRecordField(name)} type={type} label={label} hint={hint} className="sm:max-w-60" />
}

/** A training, new or changed; day and hours are those of Ecuador. */
export default kindForm<Input, Capacitacion, Record<keyof Input, string>>({
  draft: 'capacitacion-gestion',
  fields: capacitacionFields,
  rules: [
    { field: 'fin', holds: endsLater, message: MENSAJES_CAPACITACION.fin },
    { field: 'lugar', holds: hasPlace, message: MENSAJES_CAPACITACION.lugar },
  ],
  valuesOf: (training) => ({
    titulo: training.Titulo,
    descripcion: training.Descripcion,
    fecha: training.Fecha,
    inicio: training.Inicio,
    fin: training.Fin,
    lugar: training.Lugar,
    enlace: training.Enlace,
    campus: training.Campus,
    expositor: training.Expositor,
    cupos: String(training.Cupos),
    ...publicationValues(training),
  }),
  newValues: () => NEW_PUBLICATION,
  Inputs: ({ stored }) => (
    <>
      <TitleField />
      <DescriptionField />
      <PickedField name="fecha" type="date" label="Fecha" {...(stored && { hint: MOVED })} />
      <PickedField
        name="inicio"
        type="time"
        label="Hora de inicio"
        hint="De 00:00 a 23:59, hora de Ecuador."
      />
      <PickedField name="fin" type="time" label="Hora de fin" />
      <RecordTextField
        name="lugar"
        label="Lugar"
        hint="Aula, auditorio o dirección. Déjalo vacío si es solo en línea."
        optional
      />
      <RecordTextField
        name="enlace"
        label="Enlace de la reunión"
        hint="Solo lo ve quien tiene cupo, en su correo. Déjalo vacío si es solo presencial."
        optional
      />
      <RecordChoiceField name="campus" label="Campus que la organiza" options={CAMPUS} />
      <RecordTextField name="expositor" label="Expositor" />
      <RecordTextField
        name="cupos"
        label="Cupos"
        hint="Con más cupos, quienes esperan suben en orden y reciben un correo."
        inputMode="numeric"
      />
      <PublicationFields isNew={stored === undefined} />
    </>
  ),
})
