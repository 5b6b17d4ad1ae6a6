import '../queue/queue.css'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { isGone } from '../../../api/client.ts'
import { useScreenPath } from '../../../auth/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { useMedia } from '../../../ui/hooks.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { RetryButton, SkeletonList, StateMessage } from '../../../ui/states.tsx'
import { useAsesoriaActions } from '../asesoria-actions.tsx'
import { KEYS_AREA, NOTE_HASH, useKeys, writeNote } from '../queue/queue-keys.tsx'
import { CaseView, UnderName } from './CaseView.tsx'
import { useCase, useTakeOn } from './case-changes.ts'

/** A request on a page of its own: where the queue has no room for it, and for links. */
export default function CasePage() {
  const { id = '' } = useParams()
  const query = useCase(id)
  const actions = useAsesoriaActions(undefined)
  const takeOn = useTakeOn()
  const hasColumns = useMedia('(width >= 75rem)')
  const asesoria = query.data?.Asesoria
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  /** The list as it was left. */
  const list = { pathname: useScreenPath('ver-asesorias'), search: typeof state === 'string' ? state : '' }
  useKeys({
    e: asesoria && (() => void actions.mark(asesoria)),
    a: asesoria && (() => takeOn(asesoria)),
    n: writeNote,
  })
  const isThere = asesoria !== undefined
  useEffect(() => {
    if (isThere && hash === NOTE_HASH) writeNote()
  }, [isThere, hash])

  return (
    <div {...KEYS_AREA} className="case-page">
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
      {query.isPending && <SkeletonList count={4} className="h-16" />}
      {query.isError && !asesoria && (
        <StateMessage
          kind="failed"
          title={isGone(query.error) ? 'No se pudo encontrar la asesoría' : 'No se pudo cargar la asesoría'}
          action={<RetryButton query={query} />}
        />
      )}
      {asesoria && (
        <CaseView
          heading="h2"
          key={asesoria.Id}
          asesoria={asesoria}
          actions={actions}
          inColumns={hasColumns}
          onRemoved={() => void navigate(list, { replace: true })}
        />
      )}
    </div>
  )
}
