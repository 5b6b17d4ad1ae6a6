import type { EstadoContenido } from '@naf/contract'
import { useMemo } from 'react'
import type { RecordTable, WithId } from './record-table.ts'
import { useRecords } from './useRecords.ts'

interface Published extends WithId {
  Estado: EstadoContenido
}

const isPublished = ({ Estado }: Published): boolean => Estado === 'publicado'

/** As `useRecords`, of what readers have: staff, who are given all of them, read here what everybody reads. */
export const usePublished = <Item extends Published>(table: Pick<RecordTable<unknown, Item>, 'list'>) => {
  const query = useRecords(table)
  const data = useMemo(() => query.data?.filter(isPublished), [query.data])
  return { ...query, data }
}
