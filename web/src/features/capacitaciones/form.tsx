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
import { MENSAJES_GESTION as TEXTO } from './manager-messages.ts'

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
      <PickedField name="fecha" type="date" label={TEXTO.fecha} {...(stored && { hint: TEXTO.fechaHint })} />
      <PickedField name="inicio" type="time" label={TEXTO.inicio} hint={TEXTO.horaHint} />
      <PickedField name="fin" type="time" label={TEXTO.fin} />
      <RecordTextField name="lugar" label={TEXTO.lugar} hint={TEXTO.lugarHint} optional />
      <RecordTextField name="enlace" label={TEXTO.enlace} hint={TEXTO.enlaceHint} optional />
      <RecordChoiceField name="campus" label={TEXTO.campus} options={CAMPUS} />
      <RecordTextField name="expositor" label={TEXTO.expositor} />
      <RecordTextField name="cupos" label={TEXTO.cupos} hint={TEXTO.cuposHint} inputMode="numeric" />
      <PublicationFields isNew={stored === undefined} />
    </>
  ),
})
