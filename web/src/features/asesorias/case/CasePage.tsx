import '../queue/queue.css'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { useScreenPath } from '../../../auth/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { useMedia } from '../../../ui/hooks.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useAsesoriaActions } from '../asesoria-actions.tsx'
import { NOTE_HASH, useKeys, writeNote } from '../queue/queue-keys.tsx'
import { CaseState, CaseView, UnderName } from './CaseView.tsx'
import { useCase } from './case-data.ts'

/** A request on a page of its own: where the queue has no room for it, and for links. */
export default function CasePage() {
  const { id = '' } = useParams()
  const query = useCase(id)
  const actions = useAsesoriaActions()
  const hasColumns = useMedia('(width >= 75rem)')
  const asesoria = query.data?.Asesoria
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  /** The list as it was left. */
  const list = { pathname: useScreenPath('ver-asesorias'), search: typeof state === 'string' ? state : '' }
  useKeys({
    e: asesoria && (() => actions.mark(asesoria)),
    a: asesoria && (() => actions.takeOn(asesoria)),
    n: writeNote,
  })
  const isThere = asesoria !== undefined
  useEffect(() => {
    if (isThere && hash === NOTE_HASH) writeNote()
  }, [isThere, hash])

  return (
    <div data-keys className="case-page">
      <ButtonLink to={list} variant="quiet" small className="self-start">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Volver a la lista
      </ButtonLink>
      <PageHeading
        title={asesoria?.Nombre ?? 'Asesoría'}
        documentTitle="Asesoría"
        className="case-name top-(--table-top) wrap-anywhere"
      >
        {asesoria && <UnderName asesoria={asesoria} />}
      </PageHeading>
      {asesoria ? (
        <CaseView
          heading="h2"
          key={asesoria.Id}
          asesoria={asesoria}
          actions={actions}
          inColumns={hasColumns}
          onRemoved={() => void navigate(list, { replace: true })}
        />
      ) : (
        <CaseState query={query} />
      )}
    </div>
  )
}
