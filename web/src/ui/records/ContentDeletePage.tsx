import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { failureText } from '../../lib/api-client.ts'
import type { RowsQuery } from '../DataTable.tsx'
import { DeleteConfirmation } from './DeleteConfirmation.tsx'
import type { Fact } from './Facts.tsx'
import { FoundRecord, recordIn } from './FoundRecord.tsx'
import { RecordPage } from './RecordPage.tsx'

interface ContentDeletePageProps<T> {
  query: RowsQuery<T>
  remove: (id: string) => Promise<unknown>
  texts: {
    titulo: string
    aviso: string
    pregunta: (titulo: string) => string
    eliminando: string
    eliminado: string
    fallo: string
  }
  loadTexts: { cargando: string; fallo: string }
  facts: (record: T) => readonly Fact[]
  /** What it looks like, above the facts. */
  picture?: (record: T) => ReactNode
  list: string
}

/** Where a record of a kind of content, named by the address, is shown once more and deleted. */
export function ContentDeletePage<T extends { Id: string; Titulo: string }>(
  props: ContentDeletePageProps<T>,
) {
  const { query, remove, texts, loadTexts, facts, picture, list } = props
  const { id = '' } = useParams()
  return (
    <RecordPage title={texts.titulo} intro={texts.aviso}>
      <FoundRecord
        query={recordIn(query, id)}
        texts={{ loading: loadTexts.cargando, failed: loadTexts.fallo }}
        list={list}
      >
        {(record) => (
          <DeleteConfirmation
            facts={facts(record)}
            picture={picture?.(record)}
            remove={() => remove(record.Id)}
            texts={{
              question: texts.pregunta(record.Titulo),
              deleting: texts.eliminando,
              deleted: texts.eliminado,
              failed: (error) => failureText(texts.fallo, error),
            }}
            list={list}
          />
        )}
      </FoundRecord>
    </RecordPage>
  )
}
