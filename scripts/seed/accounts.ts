import { type Answer, api, type Sent, TIPOS_CONTRIBUYENTE } from '@naf/contract'
import type { Firebase } from '../../functions/src/platform/firebase.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../lib/demo-accounts.ts'
import { grantRole } from '../lib/grant-role.ts'
import { type Account, callApi, signIn, signUp } from './client.ts'
import { inventPerson } from './people.ts'
import type { Random } from './random.ts'

type Username = (typeof DEMO_ACCOUNTS)[number]['username']
export type DemoAccounts = Record<Username, Account>

/** The demo accounts, registered as anybody registers; the staff's roles come as `npm run grant-role` gives them. */
export async function seedAccounts(firebase: Firebase, random: Random): Promise<DemoAccounts> {
  const accounts: Partial<DemoAccounts> = {}
  for (const { username, correo, rol } of DEMO_ACCOUNTS) {
    const { uid, token } = await signUp(correo, DEMO_PASSWORD)
    const person = inventPerson(random)
    const registration: Sent<typeof api.users.register> = {
      nombre: person.nombre,
      segundoNombre: person.segundoNombre,
      apellido: person.apellido,
      segundoApellido: person.segundoApellido,
      username,
      correo,
      password: DEMO_PASSWORD,
      tipoIdentificacion: 'cedula',
      cedulaRUC: person.cedula,
      telefono: person.telefono,
      ciudad: person.ciudad,
      tipoContribuyente: TIPOS_CONTRIBUYENTE[0],
      uid,
    }
    const { method, path } = api.users.register
    await callApi<Answer<typeof api.users.register>>(method, path, { token, body: registration })
    if (rol !== 3) await grantRole(firebase, correo, rol)
    accounts[username] = await signIn(correo, DEMO_PASSWORD)
  }
  return accounts as DemoAccounts
}
