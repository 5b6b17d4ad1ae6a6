import { api, type User } from '@naf/contract'
import { call } from '../api-as.ts'
import { signIn } from '../identity-client.ts'
import { DEMO } from './people.ts'
import { apiToken, portalApi } from './server-side.ts'

/** Records of the demo data, which no test changes, for the addresses that name one. */

const KINDS = {
  boletin: { endpoint: api.boletines.list, titulo: 'Calendario de declaraciones del IVA mensual' },
  libro: { endpoint: api.libros.list, titulo: 'El RUC: inscripción, actualización y suspensión' },
  imagen: { endpoint: api.galeria.list, titulo: 'Visita al mercado' },
} as const

type Name = keyof typeof KINDS | 'usuario'

const recordId = async (name: keyof typeof KINDS, token: string): Promise<string> => {
  const { endpoint, titulo } = KINDS[name]
  const { status, body } = await call(portalApi, endpoint, { token })
  const found = status === 200 && body.find(({ Titulo }: { Titulo: string }) => Titulo === titulo)
  if (!found) throw new Error(`no demo record '${titulo}': ${status}`)
  return found.Id
}

/** A user whom staff may look at and an administrator may keep: nobody's own. */
const userId = async (token: string): Promise<string> => {
  const { uid } = await signIn(DEMO.usuario.correo, DEMO.usuario.password)
  const { body } = await call(portalApi, api.users.read, { params: { uid }, token })
  return (body as User).Id
}

const findIds = async (): Promise<Record<Name, string>> => {
  const token = await apiToken('editor')
  const [boletin, libro, imagen, usuario] = await Promise.all([
    recordId('boletin', token),
    recordId('libro', token),
    recordId('imagen', token),
    userId(token),
  ])
  return { boletin, libro, imagen, usuario }
}

let ids: ReturnType<typeof findIds> | undefined

/** An address with the ids of real records where the table names only their kind: 'usuarios/ver/:usuario'. */
export const withIds = async (path: string): Promise<string> => {
  if (!path.includes('/:')) return path
  ids ??= findIds()
  const known = await ids
  return path.replace(/:(\w+)/g, (_, name: Name) => known[name])
}
