import { Clock, Save } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import type * as z from 'zod'
import { useList } from '../api/lists.ts'
import { useScreenPath } from '../auth/paths.ts'
import type { AppForm } from '../form/context.ts'
import { Form } from '../form/Form.tsx'
import { FILE_REFUSALS, type FileChoice, fileSchema } from '../form/file-choice.ts'
import { MeanwhileNotice } from '../form/MeanwhileNotice.tsx'
import { type TextValues, useAppForm } from '../form/use-app-form.ts'
import { Button } from '../ui/Button.tsx'
import type { Standing } from '../ui/badges.tsx'
import { alertSuccess, blocking, uploading } from '../ui/dialog.ts'
import { Part } from '../ui/ErrorBoundary.tsx'
import { mayLeave } from '../ui/exit-guard.ts'
import { FoundRecord, RecordLoading, RecordPage, recordIn, useReturn } from './FoundRecord.tsx'
import type { Kind, KindFormProps } from './kind.ts'
import { publicationValues, scheduledText } from './publication-fields.tsx'
import { type StoredRecord, useSaveRecord } from './record-calls.ts'

/** Where a new record of a kind is made. */
export function CreatePage<Item extends StoredRecord>({ kind }: { kind: Kind<Item> }) {
  return (
    <RecordPage title={kind.texts.create.title}>
      <Part fallback={<RecordLoading text="Cargando…" />}>
        <kind.Form kind={kind} />
      </Part>
    </RecordPage>
  )
}

/** A form must not begin with what somebody else has changed since. */
const FRESH_MS = 30_000

/** Where a record, named by the address, is changed. */
export function EditPage<Item extends StoredRecord>({ kind }: { kind: Kind<Item> }) {
  const { id = '' } = useParams()
  const { edit, record: texts } = kind.texts
  const list = useScreenPath(kind.path)
  const query = useList(kind.table.list, { staleTime: FRESH_MS })
  const read = async () => {
    const { data } = await query.refetch({ throwOnError: true })
    return data?.rows.find(({ Id }) => Id === id)
  }
  return (
    <RecordPage title={edit.title}>
      <FoundRecord query={recordIn(query, id)} texts={texts} list={list}>
        {(record) => (
          <Part fallback={<RecordLoading text={texts.loading} />}>
            <kind.Form kind={kind} edited={{ record, read }} />
          </Part>
        )}
      </FoundRecord>
    </RecordPage>
  )
}

interface Setup<Item> {
  /** Names the drafts of the form. */
  draft: string
  /** The contract's fields and rules, without the file. */
  schema: z.ZodObject
  /** A new record: every field, in the order of the page. */
  empty: TextValues
  /** Every field: the next change would empty one that is missing. */
  valuesOf: (record: Item) => TextValues
  choice?: FileChoice
  /** The fields that refusals of the server are about, but for the file. */
  fieldOf?: Parameters<typeof useAppForm<TextValues, object, unknown>>[0]['fieldOf']
}

/** The API takes the address of a file that stays. */
const keptFile = ({ RutaPdf, RutaImagen }: StoredRecord) => ({
  ...(RutaPdf && { rutaPdf: RutaPdf }),
  ...(RutaImagen && { rutaImagen: RutaImagen }),
})

/** The form of a record, new or stored. After it is saved it tells so and returns to the previous page. */
export const useRecordForm = <Item extends StoredRecord>(
  { kind, edited }: KindFormProps<Item>,
  { draft, schema: fields, empty, valuesOf, choice, fieldOf }: Setup<Item>,
) => {
  const record = edited?.record
  const texts = record ? kind.texts.edit : kind.texts.create
  const goBack = useReturn(useScreenPath(kind.path))
  const save = useSaveRecord(kind.table, record?.Id)
  const filledBy = (values: TextValues): TextValues => (choice ? { ...values, archivo: '' } : values)
  const [initial] = useState(() => filledBy(record ? valuesOf(record) : empty))
  const [schema] = useState(() => {
    const all: z.ZodType = choice ? fields.safeExtend({ archivo: fileSchema(choice) }) : fields
    return all as z.ZodType<{ archivo?: string }, TextValues>
  })

  const read = async () => {
    const stored = await edited?.read()
    if (!stored) throw new Error(kind.texts.record.failed)
    return { version: stored.Version ?? 0, values: filledBy(valuesOf(stored)) }
  }

  return useAppForm({
    schema,
    initial,
    draft: record ? `${draft}:${record.Id}` : draft,
    leftover: 'lost',
    ...(record && { record: { version: record.Version ?? 0, read } }),
    fieldOf: { ...FILE_REFUSALS, ...fieldOf },
    texts: { failed: texts.failed, what: 'el formulario' },
    send: async ({ archivo: _text, ...filled }, key, version) => {
      const file = choice?.file ?? null
      const stop = new AbortController()
      const dialog = file
        ? uploading(texts.saving, file.size, () => stop.abort())
        : { close: blocking(texts.saving), progress: () => {} }
      const input = { ...(record && !file && keptFile(record)), ...filled }
      try {
        return await save({ input, file, key, version, signal: stop.signal, onProgress: dialog.progress })
      } finally {
        dialog.close()
      }
    },
    onSent: async (saved) => {
      const when = scheduledText(publicationValues(saved as Item & Standing))
      const text = when ? `«${kind.nameOf(saved)}» se publicará ${when}.` : undefined
      await (kind.announce?.(saved, record, texts.saved, text) ?? alertSuccess(texts.saved, text))
      goBack()
    },
  })
}

/** The button says what becomes of the record. */
const submitText = (submit: string, estado: string, before: string | undefined): string => {
  if (estado === 'programado' && before !== 'programado') return 'Programar'
  return estado === 'borrador' && before === undefined ? 'Guardar borrador' : submit
}

interface RecordFormProps<Item extends StoredRecord> extends KindFormProps<Item> {
  form: AppForm
  children: ReactNode
}

/** The frame of a kind's fields: what others changed meanwhile above them, and the two ways on below. */
export function RecordForm<Item extends StoredRecord>({
  form,
  kind,
  edited,
  children,
}: RecordFormProps<Item>) {
  const goBack = useReturn(useScreenPath(kind.path))
  const [estado = '', fechaProgramada = ''] = useWatch({
    control: form.methods.control,
    name: ['estado', 'fechaProgramada'],
  })
  const { submit } = edited ? kind.texts.edit : kind.texts.create
  const before = (edited?.record as Partial<Standing> | undefined)?.Estado
  const when = scheduledText({ estado, fechaProgramada })
  const Icon = estado === 'programado' ? Clock : Save
  const cancel = async () => {
    if (await mayLeave('form')) goBack()
  }
  return (
    <div className="record-form max-w-text">
      <Form
        form={form}
        submit={submitText(submit, estado, before)}
        icon={<Icon aria-hidden="true" className="size-5" />}
        beside={
          <>
            <Button variant="secondary" onClick={() => void cancel()}>
              Cancelar
            </Button>
            {when && (
              <p className="min-w-0 flex-1 basis-40 text-ink-soft text-sm">{`Se publicará ${when}, hora de Ecuador.`}</p>
            )}
          </>
        }
      >
        <MeanwhileNotice />
        <div className="@container">
          <div className="field-grid">{children}</div>
        </div>
      </Form>
    </div>
  )
}
