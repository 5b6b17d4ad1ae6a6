import { Plus } from 'lucide-react'
import { ButtonLink } from '../Button.tsx'
import { DataTable, type DataTableProps } from '../DataTable.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { RowLinks } from './RowLinks.tsx'

interface ManagerPageProps<Row> extends Omit<DataTableProps<Row>, 'caption' | 'rowId' | 'actions' | 'empty'> {
  title: string
  createLabel: string
  empty: string
  /** The list's own address; the record's pages stand below it. */
  list: string
}

/** Where staff keeps one kind of content: the table, a link to a new record, and what can be done with each. */
export function ManagerPage<Row extends { Id: string }>({
  title,
  createLabel,
  empty,
  list,
  ...table
}: ManagerPageProps<Row>) {
  const create = (
    <ButtonLink to={`${list}/crear`}>
      <Plus aria-hidden="true" className="size-5" />
      {createLabel}
    </ButtonLink>
  )
  return (
    <div className="w-full px-4 py-8 md:px-6">
      <PageHeading title={title} actions={create} />
      <div className="mt-6">
        <DataTable
          {...table}
          caption={title}
          rowId={({ Id }) => Id}
          actions={({ Id }) => <RowLinks list={list} id={Id} />}
          empty={{ title: empty, next: create }}
        />
      </div>
    </div>
  )
}
