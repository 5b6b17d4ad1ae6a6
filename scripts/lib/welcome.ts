import { type Service, url } from './addresses.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'

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
