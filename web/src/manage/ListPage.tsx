import { Plus } from 'lucide-react'
import { failureText } from '../api/client.ts'
import { useList } from '../api/lists.ts'
import { useScreenPath } from '../auth/paths.ts'
import { DataTable } from '../list/DataTable.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { alertError, ask, blocking } from '../ui/dialog.ts'
import { Menu, type MenuItem } from '../ui/Menu.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Of } from '../ui/text.tsx'
import type { Kind, StoredRecord } from './kind.ts'
import { capital, fieldsOf, SAVING_CHANGES, tellSaved, useSaveRecord } from './save-record.ts'

export function ListPage<Item extends StoredRecord>({ kind }: { kind: Kind<Item> }) {
  const { table, noun, texts, nameOf, Tools } = kind
  const list = useScreenPath(kind.path)
  const put = usePut(kind)
  const create = (
    <ButtonLink to={`${list}/crear`} variant="accent" small>
      <Plus aria-hidden="true" className="size-4" />
      {`Crear ${noun}`}
    </ButtonLink>
  )
  return (
    <div className="w-full space-y-3 px-4 py-4 md:px-6">
      <PageHeading
        title={texts.title}
        actions={
          <div className="flex flex-wrap items-center gap-2">
            {Tools && <Tools />}
            {create}
          </div>
        }
      />
      <DataTable
        caption={texts.title}
        query={useList(table.list)}
        columns={kind.columns}
        {...(kind.defaultSort && { defaultSort: kind.defaultSort })}
        {...(kind.filters && { filters: kind.filters })}
        rowLabel={(record) => `${capital(noun)} ${nameOf(record)}`}
        actions={(record) => <RowActions kind={kind} record={record} list={list} put={put} />}
        empty={{ title: texts.empty, next: create, scene: kind.scene }}
        failed={texts.failed}
      />
    </div>
  )
}

type Put<Item> = (record: Item, estado: keyof typeof MOVES) => Promise<void>

/** What a record can become without its form. */
const MOVES = {
  publicado: { label: 'Publicar ahora', effect: 'se publicará enseguida.' },
  archivado: { label: 'Archivar', effect: 'dejará de verse. Después se puede publicar otra vez.' },
}

const usePut = <Item extends StoredRecord>(kind: Kind<Item>): Put<Item> => {
  const save = useSaveRecord(kind.table)
  return async (record, estado) => {
    const { label, effect } = MOVES[estado]
    const question = { title: `¿${label}?`, text: `«${kind.nameOf(record)}» ${effect}` }
    if (!(await ask({ ...question, confirm: label }))) return
    const close = blocking(SAVING_CHANGES)
    try {
      const saved = await save({
        record,
        input: { ...fieldsOf(record, kind.fields), estado, fechaProgramada: '' },
        file: null,
        key: crypto.randomUUID(),
        version: record.Version,
        onProgress: () => {},
      })
      await tellSaved(kind, saved, record)
    } catch (error) {
      close()
      await alertError(failureText(kind.texts.editFailed, error))
    }
  }
}

interface RowActionsProps<Item extends StoredRecord> {
  kind: Kind<Item>
  record: Item
  list: string
  put: Put<Item>
}

function RowActions<Item extends StoredRecord>({ kind, record, list, put }: RowActionsProps<Item>) {
  const name = kind.nameOf(record)
  const link = (page: 'editar' | 'eliminar', text: string, className?: string) => (
    <ButtonLink to={`${list}/${page}/${record.Id}`} variant="quiet" small className={className}>
      <Of name={name}>{text}</Of>
    </ButtonLink>
  )
  const preview = `${list}/ver/${record.Id}`
  const next = record.Estado === 'publicado' ? 'archivado' : 'publicado'
  const items: MenuItem[] = [
    ...(kind.Preview
      ? [
          { label: 'Vista previa', to: preview },
          { label: 'Historial', to: `${preview}#historial` },
        ]
      : []),
    ...(record.Estado ? [{ label: MOVES[next].label, run: () => put(record, next) }] : []),
    ...(kind.menu?.(record) ?? []),
  ]
  return (
    <div className="flex flex-wrap items-center md:flex-nowrap">
      {kind.rowAction?.(record)}
      {link('editar', 'Editar')}
      {link('eliminar', 'Eliminar', 'text-danger')}
      {items.length > 0 && <Menu quiet label="Más" of={name} items={items} />}
    </div>
  )
}
