import { api, type User, VERSION_COMUNICACIONES } from '@naf/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut, Pencil, Trash2, X } from 'lucide-react'
import { useId, useState } from 'react'
import { reauthenticate } from '../../api/account.ts'
import { call, errorText, failureText, queryOf } from '../../api/client.ts'
import { ownUserQuery, useSession } from '../../auth/session.ts'
import { askToLogout, logout } from '../../auth/sign-in.tsx'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError, askPassword, notice } from '../../ui/dialog.ts'
import { mayLeave } from '../../ui/exit-guard.ts'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import { LoadedOr } from '../../ui/states.tsx'
import { type Fact, Facts } from '../../ui/text.tsx'
import { hasDraft, PerfilForm } from './PerfilForm.tsx'

export default function PerfilPage() {
  const { uid } = useSession()
  return uid === null ? null : <Perfil uid={uid} />
}

function Perfil({ uid }: { uid: string }) {
  const query = useQuery(ownUserQuery(uid))
  const user = query.data
  const [isEditing, setEditing] = useState<boolean | null>(null)
  if (isEditing === null && user) setEditing(hasDraft(user))
  const changeMode = async () => {
    if (await mayLeave('form')) setEditing(!isEditing)
  }
  const Icon = isEditing ? X : Pencil

  return (
    <div className="flex max-w-page flex-col gap-6 px-5 py-8 md:px-10">
      <PageHeading
        title="Mi Perfil"
        actions={
          <div className="flex flex-wrap gap-3">
            {user && (
              <Button variant="secondary" small className="min-h-11" onClick={() => void changeMode()}>
                <Icon aria-hidden="true" className="size-5" />
                {isEditing ? 'Cancelar Edición' : 'Editar Perfil'}
              </Button>
            )}
            <Button variant="quiet" small className="min-h-11" onClick={() => void askToLogout()}>
              <LogOut aria-hidden="true" className="size-5" />
              Cerrar Sesión
            </Button>
          </div>
        }
      />
      <LoadedOr query={query} failed="No pudimos cargar tu perfil">
        {(user) =>
          isEditing ? (
            <>
              <PerfilForm user={user} onSaved={() => setEditing(false)} />
              <DeleteAccount user={user} />
            </>
          ) : (
            <>
              <div className="card px-[min(1rem,3vw)] py-4 sm:p-6">
                <Facts facts={factsOf(user)} />
              </div>
              <Comunicaciones uid={uid} correo={user.Correo} />
            </>
          )
        }
      </LoadedOr>
    </div>
  )
}

const factsOf = (user: User): Fact[] => [
  ['Nombre', user.Nombre],
  ['Segundo Nombre', user.SegundoNombre],
  ['Apellido', user.Apellido],
  ['Segundo Apellido', user.SegundoApellido],
  ['Cédula o RUC', user.CedulaRUC],
  ['Teléfono', user.Telefono],
  ['Ciudad', user.Ciudad],
  ['Tipo de Contribuyente', user.TipoContribuyente],
]

/** Whether the centre may write to the person. A change is stored at once; a failed one leaves the box as it was. */
function Comunicaciones({ uid, correo }: { uid: string; correo: string }) {
  const text = useId()
  const client = useQueryClient()
  const reading = queryOf(api.users.readComunicaciones, { params: { uid } })
  const query = useQuery(reading)
  const { mutate, isPending, variables } = useMutation({
    // The answer belongs to the version of the text beside the box.
    mutationFn: (acepta: boolean) =>
      call(api.users.updateComunicaciones, {
        params: { uid },
        input: { acepta, version: VERSION_COMUNICACIONES },
      }),
    onSuccess: (stored) => client.setQueryData(reading.queryKey, stored),
    onError: (error) => void alertError(failureText('No pudimos guardar tu respuesta.', error)),
  })

  return (
    <TitledSection title="Comunicaciones" className="card px-[min(1rem,3vw)] py-4 sm:p-6">
      <p id={text} className="mt-1 max-w-text text-ink-soft wrap-anywhere">
        Te escribimos a {correo} cuando hay un boletín nuevo o una capacitación. Puedes cambiar de opinión
        cuando quieras.
      </p>
      <LoadedOr query={query} failed="No pudimos cargar tu respuesta" place="h-20">
        {({ Acepta, Fecha }) => (
          <>
            <label className="mt-3 flex min-h-11 w-fit cursor-pointer items-start gap-3 py-2 font-semibold">
              <input
                type="checkbox"
                checked={isPending ? variables : Acepta === true}
                onChange={(event) => isPending || mutate(event.target.checked)}
                aria-busy={isPending || undefined}
                aria-describedby={text}
                className="checkbox"
              />
              <span className="min-w-0">Quiero recibir comunicaciones del NAF</span>
            </label>
            <p role="status" className="text-sm text-ink-soft">
              {Acepta === null || Fecha === null
                ? 'Todavía no lo has dicho: no te enviamos ninguna.'
                : `Dijiste que ${Acepta ? 'sí' : 'no'} el ${formatDate(Fecha)}.`}
            </p>
          </>
        )}
      </LoadedOr>
    </TitledSection>
  )
}

/** Deletes the account for good, after the password. Then the person is a visitor on the first page. */
function DeleteAccount({ user: { FirebaseUid: uid, Username } }: { user: User }) {
  const [isDeleting, setDeleting] = useState(false)

  const remove = async () => {
    const question = `Tu cuenta «${Username}» y tus datos se eliminarán de forma permanente. Esta acción no se puede deshacer.`
    const password = await askPassword(question, 'Contraseña actual')
    if (password === null) return
    setDeleting(true)
    try {
      // The server deletes nothing without a recent proof of the password.
      await reauthenticate(password)
      await call(api.users.deletePerfil, { params: { uid } })
    } catch (error) {
      setDeleting(false)
      await alertError(errorText(error, 'Error al eliminar cuenta'))
      return
    }
    await logout()
    await notice('✅ Cuenta eliminada')
  }

  return (
    <TitledSection title="Eliminar la cuenta" className="rounded-lg border border-danger p-5 sm:p-8">
      <p className="mt-1 mb-5 max-w-text text-ink-soft">
        Se borran tus datos y tu acceso. Las solicitudes de asesoría que enviaste se conservan con los datos
        que escribiste en ellas.
      </p>
      <Button variant="danger" busy={isDeleting} onClick={() => void remove()}>
        <Trash2 aria-hidden="true" className="size-5" />
        Eliminar Cuenta
      </Button>
    </TitledSection>
  )
}
