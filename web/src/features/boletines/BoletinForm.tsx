import { api, type Boletin } from '@naf/contract'
import { boletinFields, scheduled } from '@naf/contract/schemas'
import * as z from 'zod'
import { useFileChoice } from '../../form/file-choice.ts'
import { today } from '../../lib/format.ts'
import { RecordForm, useRecordForm } from '../../manage/FormPage.tsx'
import type { KindFormProps } from '../../manage/kind.ts'
import {
  DescriptionField,
  NEW_PUBLICATION,
  PdfField,
  PublicationFields,
  PublishedField,
  publicationValues,
  TitleField,
  TopicField,
  topicOf,
} from '../../manage/publication-fields.tsx'

const schema = scheduled(z.object(boletinFields))

/** A new bulletin is dated today; a stored one may keep its PDF. */
export default function BoletinForm(props: KindFormProps<Boletin>) {
  const stored = props.edited?.record
  const choice = useFileChoice(api.boletines.create.file, !stored)
  const form = useRecordForm(props, {
    draft: 'boletin',
    schema,
    empty: { titulo: '', descripcion: '', fechaPublicacion: today(), tema: '', ...NEW_PUBLICATION },
    valuesOf: (boletin) => ({
      titulo: boletin.Titulo,
      descripcion: boletin.Descripcion,
      fechaPublicacion: boletin.FechaPublicacion,
      tema: topicOf(boletin),
      ...publicationValues(boletin),
    }),
    choice,
  })
  return (
    <RecordForm {...props} form={form}>
      <TitleField />
      <DescriptionField />
      <PublishedField />
      <TopicField />
      <PdfField choice={choice} stored={stored} />
      <PublicationFields isNew={!stored} />
    </RecordForm>
  )
}
