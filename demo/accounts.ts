import { api, ROL, type Sent, TIPOS_CONTRIBUYENTE, VERSION_POLITICA } from '@naf/contract'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../scripts/lib/config.ts'
import { grantRole, type ProjectFirebase } from '../scripts/lib/users.ts'
import { type Account, callApi, signIn, signUp } from './client.ts'
import { inventPerson, type Person, type Random } from './invent.ts'

type Username = (typeof DEMO_ACCOUNTS)[number]['username']

export interface Accounts extends Record<Username, Account> {
  /** Everybody with role 3, the demo account first. */
  taxpayers: Account[]
  /** Everybody who may publish, the demo editor first. */
  publishers: Account[]
}

const REGISTERED = 16
/** Made by the administrator, as students of the centre are. */
const EDITORS = 4

/**
 * The demo accounts and others, registered as anybody registers; the demo staff's roles come as `npm run grant-role`
 * gives them, the other editors as the administrator creates them.
 */
export const seedAccounts = async (firebase: ProjectFirebase, random: Random): Promise<Accounts> => {
  const demo: Partial<Record<Username, Account>> = {}
  for (const { username, correo, rol } of DEMO_ACCOUNTS) {
    await register(firebase, { ...inventPerson(random), correo }, username, random)
    if (rol !== ROL.USUARIO) await grantRole(firebase, correo, rol)
    demo[username] = await signIn(correo, DEMO_PASSWORD)
  }
  const { admin, editor, usuario } = demo as Record<Username, Account>

  const taxpayers = [usuario]
  for (let number = 1; number <= REGISTERED; number++) {
    const person = inventPerson(random)
    taxpayers.push(await register(firebase, person, usernameOf(person, number), random))
  }
  const publishers = [editor]
  for (let number = 1; number <= EDITORS; number++)
    publishers.push(await createEditor(firebase, admin, inventPerson(random), number, random))
  return { admin, editor, usuario, taxpayers, publishers }
}

const usernameOf = ({ correo }: Person, number: number): string =>
  `${correo.split(/[.@]/).slice(0, 2).join('.').replace(/\d/g, '')}${number}`

/** What a registration and an administrator's form both ask. */
const common = (person: Person, random: Random) => ({
  nombre: person.nombre,
  segundoNombre: person.segundoNombre,
  apellido: person.apellido,
  segundoApellido: person.segundoApellido,
  correo: person.correo,
  password: DEMO_PASSWORD,
  cedulaRUC: person.cedula,
  telefono: person.telefono,
  ciudad: person.ciudad,
  tipoContribuyente: random.pick(TIPOS_CONTRIBUYENTE.slice(0, 3)),
})

/** With a mailbox that is proven, since the person reads the team's answers in the portal. */
const register = async (
  { auth }: ProjectFirebase,
  person: Person,
  username: string,
  random: Random,
): Promise<Account> => {
  const account = await signUp(person.correo, DEMO_PASSWORD)
  const input: Sent<typeof api.users.register> = {
    ...common(person, random),
    username,
    tipoIdentificacion: 'cedula',
    uid: account.uid,
    consentimiento: VERSION_POLITICA,
  }
  await callApi(api.users.register, { input, token: account.token })
  await auth.updateUser(account.uid, { emailVerified: true })
  return signIn(person.correo, DEMO_PASSWORD)
}

/** The last one has not confirmed the mailbox yet. */
const createEditor = async (
  { auth }: ProjectFirebase,
  admin: Account,
  person: Person,
  number: number,
  random: Random,
): Promise<Account> => {
  const input = {
    ...common(person, random),
    username: usernameOf(person, REGISTERED + number),
    rol_id: ROL.EDITOR,
  }
  await callApi(api.users.create, { input, token: admin.token })
  const editor = await signIn(person.correo, DEMO_PASSWORD)
  if (number === EDITORS) return editor
  await auth.updateUser(editor.uid, { emailVerified: true })
  return signIn(person.correo, DEMO_PASSWORD)
}
