import { useParams } from 'react-router-dom'
import { useList } from '../../api/lists.ts'
import type { WithId } from '../../lib/record-table.ts'
import { ButtonLink } from '../Button.tsx'
import { FoundRecord, recordIn } from './FoundRecord.tsx'
import { MENSAJES_REGISTROS as TEXTO } from './messages.ts'
import { PastOfRecord } from './PastOfRecord.tsx'
import { type Standing, StandingBadge } from './publication.tsx'
import { RecordPage } from './RecordPage.tsx'
import type { Desk, KindPreview, PreviewedKind } from './record-kind.ts'

interface PreviewPageProps<Input, Item extends WithId & Standing> extends Pick<Desk, 'list'> {
  kind: PreviewedKind<Input, Item>
  preview: KindPreview<Item>
}

/** Where staff sees a record as its readers do, published or not, and what happened to it. */
export function PreviewPage<Input, Item extends WithId & Standing>(props: PreviewPageProps<Input, Item>) {
  const { kind, preview: Preview, list } = props
  const { id = '' } = useParams()
  const query = recordIn(useList(kind.table.list), id)
  return (
    <RecordPage title={TEXTO.preview} intro={TEXTO.previewIntro}>
      <FoundRecord
        query={query}
        texts={{ loading: kind.texts.record.loading, failed: kind.texts.record.failed }}
        list={list}
      >
        {(record) => (
          <>
            <div className="flex flex-wrap items-center gap-4">
              <div>
                <StandingBadge Estado={record.Estado} FechaProgramada={record.FechaProgramada} />
              </div>
              <ButtonLink to={`${list}/editar/${record.Id}`} variant="secondary" small>
                {TEXTO.edit}
              </ButtonLink>
            </div>
            <section aria-label={kind.texts.row(kind.nameOf(record))} className="max-w-xl">
              <Preview record={record} />
            </section>
            {kind.Aside && <kind.Aside record={record} />}
            <PastOfRecord table={kind.table} id={record.Id} />
          </>
        )}
      </FoundRecord>
    </RecordPage>
  )
}
