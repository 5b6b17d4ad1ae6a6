import { CAMPUS, type Capacitacion } from '@naf/contract'
import {
  capacitacionFields,
  endsLater,
  hasPlace,
  MENSAJES_CAPACITACION,
  scheduled,
} from '@naf/contract/schemas'
import * as z from 'zod'
import { ChoiceField } from '../../form/choices.tsx'
import { TextArea, TextField } from '../../form/fields.tsx'
import { RecordForm } from '../../manage/FormPage.tsx'
import type { KindFormProps } from '../../manage/kind.ts'

const schema = scheduled(z.object(capacitacionFields))
  .refine(endsLater, { error: MENSAJES_CAPACITACION.fin, path: ['fin'] })
  .refine(hasPlace, { error: MENSAJES_CAPACITACION.lugar, path: ['lugar'] })

const CAMPUSES = CAMPUS.map((value) => ({ value }))
const MOVED = 'Si cambias la fecha, la hora o el lugar, avisamos por correo a quienes ya se inscribieron.'

export default function CapacitacionForm(props: KindFormProps<Capacitacion>) {
  const { edited } = props
  return (
    <RecordForm {...props} draft="capacitacion-gestion" schema={schema}>
      <TextField name="titulo" label="Título" autoComplete="off" className="col-span-full" />
      <TextArea name="descripcion" label="Descripción" max={1000} className="col-span-full" />
      <TextField name="fecha" type="date" label="Fecha" hint={edited && MOVED} className="col-span-full" />
      <TextField name="inicio" type="time" label="Hora de inicio" hint="De 00:00 a 23:59, hora de Ecuador." />
      <TextField name="fin" type="time" label="Hora de fin" lines={2} />
      <TextField
        name="lugar"
        label="Lugar"
        hint="Aula, auditorio o dirección. Déjalo vacío si es solo en línea."
        autoComplete="off"
        lines={2}
        optional
      />
      <TextField
        name="enlace"
        label="Enlace de la reunión"
        hint="Solo lo ve quien tiene cupo, en su correo. Déjalo vacío si es solo presencial."
        autoComplete="off"
        lines={2}
        optional
      />
      <ChoiceField
        name="campus"
        label="Campus que la organiza"
        options={CAMPUSES}
        className="col-span-full"
      />
      <TextField name="expositor" label="Expositor" autoComplete="off" />
      <TextField
        name="cupos"
        label="Cupos"
        hint="Con más cupos, quienes esperan suben en orden y reciben un correo."
        inputMode="numeric"
        autoComplete="off"
      />
    </RecordForm>
  )
}
