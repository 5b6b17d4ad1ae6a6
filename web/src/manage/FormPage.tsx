import { Clock, Save } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import type * as z from 'zod'
import { useList } from '../api/lists.ts'
import { useScreenPath } from '../auth/paths.ts'
import { useFormAround } from '../form/context.ts'
import { Form } from '../form/Form.tsx'
import { FILE_REFUSALS, type FileChoice, fileSchema } from '../form/file-choice.ts'
import { useObjectUrl } from '../form/file-field.tsx'
import { MeanwhileNotice } from '../form/MeanwhileNotice.tsx'
import { type TextValues, useAppForm } from '../form/use-app-form.ts'
import { today } from '../lib/format.ts'
import { classNames } from '../lib/text.ts'
import { blocking, uploading } from '../ui/dialog.ts'
import { CancelButton, FoundRecord, RecordPage, recordIn, useReturn } from './FoundRecord.tsx'
import type { Kind, KindFormProps, StoredRecord } from './kind.ts'
import { PublicationFields } from './publication-fields.tsx'
import { fieldsOf, recordOf, SAVING_CHANGES, scheduledText, tellSaved, useSaveRecord } from './save-record.ts'

interface FormPageProps<Item extends StoredRecord> {
  kind: Kind<Item>
  KindForm: ComponentType<KindFormProps<Item>>
}

export function CreatePage<Item extends StoredRecord>({ kind, KindForm }: FormPageProps<Item>) {
  return (
    <RecordPage title={`Crear ${kind.noun}`}>
      <KindForm kind={kind} />
    </RecordPage>
  )
}

/** A form must not begin with what somebody else has changed since. */
const FRESH_MS = 30_000

export function EditPage<Item extends StoredRecord>({ kind, KindForm }: FormPageProps<Item>) {
  const { id = '' } = useParams()
  const list = useScreenPath(kind.path)
  const query = useList(kind.table.list, { staleTime: FRESH_MS })
  const read = async () => {
    const { data } = await query.refetch({ throwOnError: true })
    return data?.rows.find(({ Id }) => Id === id)
  }
  return (
    <RecordPage title={`Editar ${kind.noun}`}>
      <FoundRecord query={recordIn(query, id)} noun={kind.noun} failed={kind.texts.recordFailed} list={list}>
        {(record) => <KindForm kind={kind} edited={{ record, read }} />}
      </FoundRecord>
    </RecordPage>
  )
}

interface RecordFormProps<Item extends StoredRecord> extends KindFormProps<Item> {
  draft: string
  /** The contract's fields and rules, without the file. */
  schema: z.ZodObject
  choice?: FileChoice
  /** A new record, and the texts of a stored one, if they are not simply the fields of the kind. */
  empty?: TextValues
  textsOf?: (record: Item) => TextValues
  /** The fields that refusals of the server are about, but for the file. */
  fieldOf?: Parameters<typeof useAppForm<TextValues, object, unknown>>[0]['fieldOf']
  children: ReactNode
}

/** A new record is published at once, and dated today, unless somebody says otherwise. */
const newRecord = () => ({ Estado: 'publicado', FechaPublicacion: today() })

/** The form of a record, new or stored, around the fields of its kind. Once saved it tells so and leaves the page. */
export function RecordForm<Item extends StoredRecord>(props: RecordFormProps<Item>) {
  const { kind, edited, draft, schema: fields, choice } = props
  const record = edited?.record
  const { texts } = kind
  const saving = record ? SAVING_CHANGES : texts.saving
  const goBack = useReturn(useScreenPath(kind.path))
  const save = useSaveRecord(kind.table)
  const filledBy = (values: TextValues): TextValues => (choice ? { ...values, archivo: '' } : values)
  const valuesOf = (stored: Item) => filledBy(props.textsOf?.(stored) ?? fieldsOf(stored, kind.fields))
  const [initial] = useState(() =>
    record ? valuesOf(record) : filledBy(props.empty ?? fieldsOf(newRecord(), kind.fields)),
  )
  const [schema] = useState(() => {
    const all: z.ZodType = choice ? fields.safeExtend({ archivo: fileSchema(choice) }) : fields
    return all as z.ZodType<{ archivo?: string }, TextValues>
  })
  const read = async () => {
    const stored = await edited?.read()
    if (!stored) throw new Error(texts.recordFailed)
    return { version: stored.Version ?? 0, values: valuesOf(stored) }
  }

  const form = useAppForm({
    schema,
    initial,
    draft: record ? `${draft}:${record.Id}` : draft,
    leftover: 'lost',
    ...(record && { record: { version: record.Version ?? 0, read } }),
    fieldOf: { ...FILE_REFUSALS, ...props.fieldOf },
    texts: { failed: record ? texts.editFailed : texts.createFailed, what: 'el formulario' },
    send: async ({ archivo: _text, ...input }, key, version) => {
      const file = choice?.file ?? null
      const stop = new AbortController()
      const { signal } = stop
      const dialog = file
        ? uploading(saving, file.size, () => stop.abort())
        : { close: blocking(saving), progress: () => {} }
      try {
        return await save({ record, input, file, key, version, signal, onProgress: dialog.progress })
      } finally {
        dialog.close()
      }
    },
    onSent: async (saved) => {
      await tellSaved(kind, saved, record)
      goBack()
    },
  })

  const [estado = '', fechaProgramada = ''] = useWatch({
    control: form.methods.control,
    name: ['estado', 'fechaProgramada'],
  })
  const when = scheduledText({ estado, fechaProgramada })
  const Icon = estado === 'programado' ? Clock : Save
  return (
    <div className={classNames('record-form @container', !kind.Preview && 'max-w-text')}>
      <Form
        form={form}
        submit={submitText(record ? 'Guardar Cambios' : texts.submit, estado, record)}
        icon={<Icon aria-hidden="true" className="size-5" />}
        beside={
          <>
            <CancelButton goBack={goBack} />
            {when && (
              <p className="min-w-0 flex-1 basis-40 text-ink-soft text-sm">{`Se publicará ${when}, hora de Ecuador.`}</p>
            )}
          </>
        }
      >
        <MeanwhileNotice />
        <div className="flex gap-7">
          <div className="@container min-w-0 max-w-text grow">
            <div className="field-grid">
              {props.children}
              {kind.fields?.includes('estado') && <PublicationFields isNew={!record} />}
            </div>
          </div>
          {kind.Preview && <LivePreview Preview={kind.Preview} record={record} choice={choice} />}
        </div>
      </Form>
    </div>
  )
}

const submitText = (submit: string, estado: string, record: StoredRecord | undefined): string => {
  if (estado === 'programado' && record?.Estado !== 'programado') return 'Programar'
  return estado === 'borrador' && !record ? 'Guardar borrador' : submit
}

/** What the preview of a record needs before there is one. */
const UNSTORED = {
  Id: '',
  RutaPdf: '',
  RutaImagen: '',
  Paginas: 0,
  Bytes: 0,
  Ancho: 4,
  Alto: 3,
  Variantes: [],
  Portada: { Ruta: '', Ancho: 64, Alto: 80 },
}

type LivePreviewProps<Item extends StoredRecord> = Required<Pick<Kind<Item>, 'Preview'>> & {
  record: Item | undefined
  choice: FileChoice | undefined
}

/** Beside the fields where there is room: the record as its readers will see it. It follows the typing. */
function LivePreview<Item extends StoredRecord>({ Preview, record, choice }: LivePreviewProps<Item>) {
  const { methods } = useFormAround()
  const filled = useWatch({ control: methods.control }) as TextValues
  const file = (filled.archivo && choice?.file) || null
  const picture = useObjectUrl(file?.type.startsWith('image/') ? file : null)
  const shown: unknown = {
    ...UNSTORED,
    ...record,
    ...recordOf({
      ...filled,
      titulo: filled.titulo || 'Sin título',
      fechaPublicacion: filled.fechaPublicacion || today(),
    }),
    ...(file && { Bytes: file.size }),
    ...(picture && { RutaImagen: picture, Variantes: [] }),
  }
  return (
    <section aria-label="Vista previa" className="hidden w-75 shrink-0 @min-[60rem]:block">
      <p className="mb-1.5 font-semibold leading-6">Vista previa</p>
      <div inert className="rounded-md bg-paper p-3 shadow-card">
        <Preview record={shown as Item} />
      </div>
      <p className="mt-2 text-ink-soft text-sm">Así lo verá quien lo lee.</p>
    </section>
  )
}
