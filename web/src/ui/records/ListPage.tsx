import { Plus } from 'lucide-react'
import { useList } from '../../api/lists.ts'
import type { WithId } from '../../lib/record-table.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { useFilterQuery } from '../../list/table-state.ts'
import { ButtonLink } from '../Button.tsx'
import { ExportMenu } from '../export-menu.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { RowLinks } from './RowLinks.tsx'
import type { Desk, RecordKind } from './record-kind.ts'

interface ListPageProps<Input, Item extends WithId> extends Pick<Desk, 'list'> {
  kind: RecordKind<Input, Item>
}

/** `DataTable` wants it to keep its identity. */
const NONE: readonly never[] = []

/** Where staff manages a kind of record: the table, a link to a new record, and what can be done with each. */
export function ListPage<Input, Item extends WithId>({ kind, list }: ListPageProps<Input, Item>) {
  const { table, texts, nameOf, columns, defaultSort, filters = NONE, hasPreview, rowAction } = kind
  const chosen = useFilterQuery(filters)
  const create = (
    <ButtonLink to={`${list}/crear`}>
      <Plus aria-hidden="true" className="size-5" />
      {texts.createLink}
    </ButtonLink>
  )
  return (
    <div className="w-full px-4 py-8 md:px-6">
      <PageHeading
        title={texts.title}
        actions={
          <div className="flex flex-wrap items-center gap-2">
            {create}
            {kind.files && <ExportMenu items={kind.files(chosen)} />}
          </div>
        }
      />
      <div className="mt-6">
        <DataTable
          caption={texts.title}
          query={useList(table.list)}
          columns={columns}
          defaultSort={defaultSort}
          filters={filters}
          rowId={({ Id }) => Id}
          rowLabel={(record) => texts.row(nameOf(record))}
          actions={(record) => (
            <RowLinks list={list} id={record.Id} name={nameOf(record)} hasPreview={hasPreview}>
              {rowAction?.(record)}
            </RowLinks>
          )}
          empty={{ title: texts.empty, next: create, scene: kind.scene }}
          failed={texts.failed}
        />
      </div>
    </div>
  )
}
