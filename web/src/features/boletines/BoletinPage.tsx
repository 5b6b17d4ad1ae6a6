import { api, can } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { isGone, queryOf } from '../../api/client.ts'
import { useSession } from '../../auth/session.ts'
import { PublicationPage, Reading, ReadingPage } from '../../parts/PublicationPage.tsx'
import { MembersGate } from './MembersGate.tsx'

const BULLETIN = {
  list: 'Boletines Contables',
  missing: 'No encontramos este boletín',
  failed: 'No pudimos cargar el boletín.',
  others: 'Ver todos los boletines',
}

export default function BoletinPage() {
  const { rol } = useSession()
  return can(rol, 'boletines:read') ? (
    <PublicationPage list={api.boletines.list} texts={BULLETIN} />
  ) : (
    <Summary />
  )
}

function Summary() {
  const { id = '' } = useParams()
  const { data, ...query } = useQuery(queryOf(api.boletines.summary, { params: { id } }))
  return (
    <ReadingPage query={{ ...query, data: isGone(query.error) ? null : data }} texts={BULLETIN}>
      {(summary) => (
        <Reading item={summary}>
          <MembersGate wanted={`/boletines/${id}`} className="mt-8" />
        </Reading>
      )}
    </ReadingPage>
  )
}
