import { type Service, url } from './addresses.ts'

/** The accounts of the demo data, which the start message shows and the tests log in with. */

export const DEMO_PASSWORD = 'Demo-2025'

export const DEMO_ACCOUNTS = [
  { username: 'admin', correo: 'admin@naf.test', rol: 1, roleName: 'Administrador' },
  { username: 'editor', correo: 'editor@naf.test', rol: 2, roleName: 'Editor' },
  { username: 'usuario', correo: 'usuario@naf.test', rol: 3, roleName: 'Usuario' },
] as const

export const printWelcome = (portal: Service = 'portal'): void => {
  const accounts = DEMO_ACCOUNTS.map(({ username, roleName }) => `    ${username.padEnd(10)} ${roleName}`)
  console.log(`
  Portal   ${url(portal)}
  Buzón    ${url('mailbox')}   (aquí llegan los correos)

  Cuentas de demostración, todas con la contraseña ${DEMO_PASSWORD}:
${accounts.join('\n')}

  Ctrl-C lo detiene todo.
`)
}
