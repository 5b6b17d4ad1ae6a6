import { useQuery } from '@tanstack/react-query'
import { LogOut, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { ownUserQuery, useSession } from '../../auth/session.ts'
import { askToLogout } from '../../auth/sign-in.tsx'
import { Button } from '../../ui/Button.tsx'
import { mayLeave } from '../../ui/exit-guard.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { RetryButton } from '../../ui/RetryButton.tsx'
import { SkeletonList } from '../../ui/Skeleton.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { Comunicaciones } from './Comunicaciones.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { MENSAJES_PERFIL as TEXTO } from './messages.ts'
import { PerfilForm } from './PerfilForm.tsx'
import { PerfilView } from './PerfilView.tsx'
import { perfilDrafts } from './perfil-form.ts'

/** The own record: read it, change it, delete the account. */
export default function PerfilPage() {
  const { uid } = useSession()
  return uid === null ? null : <Perfil uid={uid} />
}

function Perfil({ uid }: { uid: string }) {
  const query = useQuery(ownUserQuery(uid))
  const { data: user, isError } = query
  const [editing, setEditing] = useState<boolean | null>(null)
  // Whoever was editing when the session ended goes on editing.
  if (editing === null && user) setEditing(perfilDrafts(user).load(uid) !== null)
  const changeMode = async () => {
    if (await mayLeave('form')) setEditing(!editing)
  }
  const Icon = editing ? X : Pencil

  return (
    <div className="flex max-w-page flex-col gap-6 px-5 py-8 md:px-10">
      <PageHeading
        title={TEXTO.title}
        actions={
          <div className="flex flex-wrap gap-3">
            {user && (
              <Button variant="secondary" small className="min-h-11" onClick={() => void changeMode()}>
                <Icon aria-hidden="true" className="size-5" />
                {editing ? TEXTO.cancelEditing : TEXTO.edit}
              </Button>
            )}
            <Button variant="quiet" small className="min-h-11" onClick={() => void askToLogout()}>
              <LogOut aria-hidden="true" className="size-5" />
              {TEXTO.logout}
            </Button>
          </div>
        }
      />
      {!user && !isError && <SkeletonList count={4} className="h-12" />}
      {!user && isError && (
        <StateMessage kind="failed" title={TEXTO.loadFailed} action={<RetryButton query={query} />}>
          <p>{TEXTO.loadFailedText}</p>
        </StateMessage>
      )}
      {user && !editing && (
        <>
          <PerfilView user={user} />
          <Comunicaciones uid={uid} correo={user.Correo} />
        </>
      )}
      {user && editing && (
        <>
          <PerfilForm user={user} onSaved={() => setEditing(false)} />
          <DeleteAccount user={user} />
        </>
      )}
    </div>
  )
}
