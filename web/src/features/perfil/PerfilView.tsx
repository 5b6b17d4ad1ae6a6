import type { User } from '@naf/contract'
import { MENSAJES_PERSONA as TEXTO } from '../../ui/messages.ts'
import { MENSAJES_PERFIL } from './messages.ts'

const rows = (user: User) => [
  [TEXTO.nombre, user.Nombre],
  [TEXTO.segundoNombre, user.SegundoNombre],
  [TEXTO.apellido, user.Apellido],
  [TEXTO.segundoApellido, user.SegundoApellido],
  [TEXTO.cedulaRuc, user.CedulaRUC],
  [TEXTO.telefono, user.Telefono],
  [TEXTO.ciudad, user.Ciudad],
  [TEXTO.tipoContribuyente, user.TipoContribuyente],
]

export function PerfilView({ user }: { user: User }) {
  return (
    <dl className="card grid gap-x-10 gap-y-5 p-6 sm:grid-cols-2">
      {rows(user).map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-semibold">{value || MENSAJES_PERFIL.vacio}</dd>
        </div>
      ))}
    </dl>
  )
}
