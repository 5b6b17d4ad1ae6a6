import { api, type Imagen } from '@naf/contract'
import { imagenFields, scheduled } from '@naf/contract/schemas'
import * as z from 'zod'
import { TextArea, TextField } from '../../form/fields.tsx'
import { useFileChoice } from '../../form/file-choice.ts'
import { FileField } from '../../form/file-field.tsx'
import { RecordForm } from '../../manage/FormPage.tsx'
import type { KindFormProps } from '../../manage/kind.ts'
import { StoredPicture } from './pictures.tsx'

const schema = scheduled(z.object(imagenFields))

export default function ImagenForm(props: KindFormProps<Imagen>) {
  const stored = props.edited?.record
  const choice = useFileChoice(api.galeria.create.file, !stored)
  return (
    <RecordForm {...props} draft="imagen" schema={schema} choice={choice}>
      <TextField name="titulo" label="Título" autoComplete="off" className="col-span-full" />
      <TextArea name="descripcion" label="Descripción" max={1000} className="col-span-full" />
      <FileField
        choice={choice}
        label="Imagen"
        hint={`${stored ? 'Si no eliges otra, se conserva la actual. ' : ''}Una imagen JPG o PNG de menos de 5 MB.`}
        current={stored && <StoredPicture imagen={stored} alt="Imagen actual" />}
        className="col-span-full"
      />
    </RecordForm>
  )
}
