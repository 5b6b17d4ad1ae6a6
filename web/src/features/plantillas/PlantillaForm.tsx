import type { Plantilla } from '@naf/contract'
import { plantillaFormSchema } from '@naf/contract/schemas'
import { TextArea, TextField } from '../../form/fields.tsx'
import { RecordForm } from '../../manage/FormPage.tsx'
import type { KindFormProps } from '../../manage/kind.ts'

export default function PlantillaForm(props: KindFormProps<Plantilla>) {
  return (
    <RecordForm {...props} draft="plantilla" schema={plantillaFormSchema}>
      <TextField name="Titulo" label="Título" autoComplete="off" className="col-span-full" />
      <TextArea
        name="Texto"
        label="Texto"
        hint="Escribe {nombre} y {numero} donde vayan el nombre de la persona y el número de su solicitud."
        max={3000}
        className="col-span-full"
      />
    </RecordForm>
  )
}
