import type { Asesoria, AsesoriaCase } from '@naf/contract'
import { isGone } from '../../../api/client.ts'
import { DeleteButton } from '../../../list/row-actions.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { SkeletonList } from '../../../ui/Skeleton.tsx'
import { StateMessage } from '../../../ui/StateMessage.tsx'
import { MENSAJES_LISTA } from '../list-messages.ts'
import type { AsesoriaActions } from '../list-view.ts'
import { Assignment } from './Assignment.tsx'
import { CaseFacts } from './CaseFacts.tsx'
import { History, Mails, Messages, Notes, Part } from './CaseRecords.tsx'
import { Contact } from './Contact.tsx'
import { CorrectMail } from './CorrectMail.tsx'
import { focusField, MESSAGE_FIELD } from './fields.ts'
import { MessageForm } from './MessageForm.tsx'
import { MENSAJES_CASO as TEXTO } from './messages.ts'
import { NoteForm } from './NoteForm.tsx'
import { StateControls } from './StateControls.tsx'
import { useCase } from './useCase.ts'

export type CaseActions = Pick<AsesoriaActions, 'mark' | 'reopen' | 'remove' | 'deletingId'>

interface CaseViewProps {
  asesoria: Asesoria
  actions: CaseActions
  /** It is gone, by this or by somebody else's deletion. */
  onRemoved?: () => void
}

/** Everything known of a request, and what can be done with it; what the list knows is there at once. */
export function CaseView({ asesoria, actions, onRemoved }: CaseViewProps) {
  const query = useCase(asesoria.Id)
  const remove = async () => {
    if (await actions.remove(asesoria)) onRemoved?.()
  }
  return (
    <>
      <Contact asesoria={asesoria} onMail={() => focusField(MESSAGE_FIELD)} />
      <StateControls asesoria={asesoria} actions={actions} />
      <Assignment asesoria={asesoria} />
      <Part title={TEXTO.request}>
        <p className="wrap-anywhere whitespace-pre-line rounded-md bg-mist p-3">
          {asesoria.DetalleSolicitud}
        </p>
        <CaseFacts asesoria={asesoria} />
        {hasBounced(query.data) && <Badge look="warm">{TEXTO.mailStates.rebotado}</Badge>}
        <CorrectMail asesoria={asesoria} />
      </Part>
      {query.isPending && <SkeletonList count={3} className="h-16" />}
      {query.isError && !query.data && (
        <StateMessage
          kind="failed"
          title={isGone(query.error) ? TEXTO.notFound : TEXTO.loadFailed}
          action={<RetryButton query={query} />}
        />
      )}
      {query.data && <Known found={query.data} />}
      <div>
        <DeleteButton
          text={MENSAJES_LISTA.delete}
          name={asesoria.Nombre}
          busy={actions.deletingId === asesoria.Id}
          onClick={remove}
        />
      </div>
    </>
  )
}

/** Whether the last mail that went out came back. */
const hasBounced = (found: AsesoriaCase | undefined): boolean =>
  found?.Correos.findLast(({ Estado }) => Estado === 'enviado' || Estado === 'rebotado')?.Estado ===
  'rebotado'

function Known({ found }: { found: AsesoriaCase }) {
  return (
    <>
      {found.Opinion && (
        <Part title={TEXTO.opinion}>
          <p>
            <strong>{TEXTO.stars(found.Opinion.Valor)}</strong> {found.Opinion.Comentario}
          </p>
        </Part>
      )}
      <Part title={TEXTO.notes}>
        <Notes found={found} />
        <NoteForm id={found.Asesoria.Id} />
      </Part>
      <Part title={TEXTO.messages}>
        <Messages found={found} />
        <MessageForm asesoria={found.Asesoria} />
      </Part>
      <Part title={TEXTO.mails}>
        <Mails found={found} />
      </Part>
      <Part title={TEXTO.history}>
        <History entries={found.Historial} />
      </Part>
    </>
  )
}
