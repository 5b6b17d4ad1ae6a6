import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { isGone } from '../../../api/client.ts'
import { useScreenPath } from '../../../auth/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { SkeletonList } from '../../../ui/Skeleton.tsx'
import { StateMessage } from '../../../ui/StateMessage.tsx'
import '../queue/queue.css'
import { KEYS_AREA, useKeys } from '../queue/useKeys.ts'
import { useAsesoriaActions } from '../useAsesoriaActions.ts'
import { CaseView } from './CaseView.tsx'
import { focusField, NOTE_FIELD } from './fields.ts'
import { MENSAJES_CASO as TEXTO } from './messages.ts'
import { underName } from './under-name.ts'
import { useCase } from './useCase.ts'
import { useTakeOn } from './useCaseChanges.ts'

/** A request on a page of its own: where the queue has no room for it, and for links. */
export default function VerAsesoriaPage() {
  const { id = '' } = useParams()
  const query = useCase(id)
  const actions = useAsesoriaActions(undefined)
  const takeOn = useTakeOn()
  const asesoria = query.data?.Asesoria
  const [list, navigate] = [useListAddress(), useNavigate()]
  useFieldOfAddress(asesoria !== undefined)
  useKeys({
    e: asesoria && (() => void actions.mark(asesoria)),
    a: asesoria && (() => takeOn(asesoria)),
    n: () => focusField(NOTE_FIELD),
  })

  return (
    <div className="flex w-full max-w-page flex-col gap-4 px-5 py-6 md:px-10">
      <ButtonLink to={list} variant="quiet" small className="self-start">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {TEXTO.back}
      </ButtonLink>
      <PageHeading title={asesoria?.Nombre ?? TEXTO.title} documentTitle={TEXTO.title}>
        {asesoria && <p>{underName(asesoria)}</p>}
      </PageHeading>
      {query.isPending && <SkeletonList count={4} className="h-16" />}
      {query.isError && !asesoria && (
        <StateMessage
          kind="failed"
          title={isGone(query.error) ? TEXTO.notFound : TEXTO.loadFailed}
          action={<RetryButton query={query} />}
        />
      )}
      {asesoria && (
        <div {...KEYS_AREA} className="card flex max-w-text flex-col gap-5 p-5 text-sm">
          <CaseView
            key={asesoria.Id}
            asesoria={asesoria}
            actions={actions}
            onRemoved={() => void navigate(list, { replace: true })}
          />
        </div>
      )}
    </div>
  )
}

/** '#nota' of the address is where whoever came by the key wants to write. */
const useFieldOfAddress = (isThere: boolean) => {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash) focusField(hash.slice(1))
  }, [isThere, hash])
}

/** Of the list as it was left. */
const useListAddress = () => {
  const { state } = useLocation()
  return { pathname: useScreenPath('ver-asesorias'), search: typeof state === 'string' ? state : '' }
}
