import { api, type Imagen } from '@naf/contract'
import { imagenFields, scheduled } from '@naf/contract/schemas'
import * as z from 'zod'
import { useFileChoice } from '../../form/file-choice.ts'
import { RecordForm, useRecordForm } from '../../manage/FormPage.tsx'
import type { KindFormProps } from '../../manage/kind.ts'
import {
  DescriptionField,
  NEW_PUBLICATION,
  PictureField,
  PublicationFields,
  publicationValues,
  TitleField,
} from '../../manage/publication-fields.tsx'

const schema = scheduled(z.object(imagenFields))

/** A stored picture may keep its file while its words change. */
export default function ImagenForm(props: KindFormProps<Imagen>) {
  const stored = props.edited?.record
  const choice = useFileChoice(api.galeria.create.file, !stored)
  const form = useRecordForm(props, {
    draft: 'imagen',
    schema,
    empty: { titulo: '', descripcion: '', ...NEW_PUBLICATION },
    valuesOf: (imagen) => ({
      titulo: imagen.Titulo,
      descripcion: imagen.Descripcion,
      ...publicationValues(imagen),
    }),
    choice,
  })
  return (
    <RecordForm {...props} form={form}>
      <TitleField />
      <DescriptionField />
      <PictureField choice={choice} stored={stored} />
      <PublicationFields isNew={!stored} />
    </RecordForm>
  )
}
