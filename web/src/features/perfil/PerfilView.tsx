import type { User } from '@naf/contract'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { MENSAJES_PERSONA as TEXTO } from '../../ui/person-messages.ts'
import { MENSAJES_PERFIL } from './messages.ts'

const factsOf = (user: User): Fact[] => [
  [TEXTO.nombre, user.Nombre],
  [TEXTO.segundoNombre, user.SegundoNombre],
  [TEXTO.apellido, user.Apellido],
  [TEXTO.segundoApellido, user.SegundoApellido],
  [TEXTO.cedulaRUC, user.CedulaRUC],
  [TEXTO.telefono, user.Telefono],
  [TEXTO.ciudad, user.Ciudad],
  [TEXTO.tipoContribuyente, user.TipoContribuyente],
]

/** The own record, to read; what was never said shows as such. */
export function PerfilView({ user }: { user: User }) {
  return (
    <div className="card p-6">
      <Facts facts={factsOf(user).map(([label, value]) => [label, value || MENSAJES_PERFIL.unknown])} />
    </div>
  )
}
