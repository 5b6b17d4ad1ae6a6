import { Plus } from 'lucide-react'
import { useList } from '../api/lists.ts'
import { useScreenPath } from '../auth/paths.ts'
import { DataTable } from '../list/DataTable.tsx'
import { useFilterQuery } from '../list/table-state.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { ExportMenu } from '../ui/export-menu.tsx'
import { Menu, type MenuItem } from '../ui/Menu.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { Of } from '../ui/text.tsx'
import type { Kind } from './kind.ts'
import type { StoredRecord } from './record-calls.ts'

/** `DataTable` wants it to keep its identity. */
const NONE: readonly never[] = []

/** Where staff manages a kind of record: the table, a link to a new record, and what can be done with each. */
export function ListPage<Item extends StoredRecord>({ kind }: { kind: Kind<Item> }) {
  const { table, texts, nameOf, filters = NONE } = kind
  const list = useScreenPath(kind.path)
  const chosen = useFilterQuery(filters)
  const create = (
    <ButtonLink to={`${list}/crear`} variant="accent" small>
      <Plus aria-hidden="true" className="size-4" />
      {texts.createLink}
    </ButtonLink>
  )
  return (
    <div className="w-full px-4 py-4 md:px-6">
      <PageHeading
        title={texts.title}
        actions={
          <div className="flex flex-wrap items-center gap-2">
            {kind.files && <ExportMenu items={kind.files(chosen)} />}
            {create}
          </div>
        }
      />
      <div className="mt-3">
        <DataTable
          caption={texts.title}
          query={useList(table.list)}
          columns={kind.columns}
          {...(kind.defaultSort && { defaultSort: kind.defaultSort })}
          filters={filters}
          rowId={rowId}
          rowLabel={(record) => texts.row(nameOf(record))}
          actions={(record) => <RowActions kind={kind} record={record} list={list} />}
          empty={{ title: texts.empty, next: create, scene: kind.scene }}
          failed={texts.failed}
        />
      </div>
    </div>
  )
}

const rowId = ({ Id }: StoredRecord) => Id

interface RowActionsProps<Item extends StoredRecord> {
  kind: Kind<Item>
  record: Item
  list: string
}

/** The ways from a row to the pages of its record. */
function RowActions<Item extends StoredRecord>({ kind, record, list }: RowActionsProps<Item>) {
  const name = kind.nameOf(record)
  const link = (page: 'editar' | 'eliminar', text: string, className?: string) => (
    <ButtonLink to={`${list}/${page}/${record.Id}`} variant="quiet" small className={className}>
      <span>
        {text}
        <Of name={name} />
      </span>
    </ButtonLink>
  )
  const preview = `${list}/ver/${record.Id}`
  const items: MenuItem[] = [
    ...(kind.Preview
      ? [
          { label: 'Vista previa', to: preview },
          { label: 'Historial', to: `${preview}#historial` },
        ]
      : []),
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
