import * as z from 'zod'
import { subjects } from '../subjects.ts'
import { Action, Greeting, SmallPrint, Title } from './parts.tsx'
import { render, template } from './render.tsx'

/** Names nobody: whoever typed the address may have typed anything as a name, and reads somebody else's mail with it. */
const account = z.object({
  /** Of the portal's own page, with the code that proves the mailbox. */
  link: z.string(),
  portalUrl: z.string(),
})

const WHY = 'Alguien creó una cuenta en el portal del NAF con este correo. Si fuiste tú, confírmalo aquí:'

/** Asks whoever reads a mailbox to prove it as that of their account. */
export const proveMailbox = template(account, ({ link, portalUrl }) =>
  render(
    { subject: subjects.proveMailbox(), preheader: WHY, portalUrl },
    <>
      <Title>Confirma tu correo</Title>
      <Greeting name={null} />
      <p>{WHY}</p>
      <Action href={link}>Confirmar mi correo</Action>
      <SmallPrint>
        Si no fuiste tú, no hagas nada: una cuenta sin confirmar y sin uso se elimina. Si quieres usar el
        portal con tu correo, pide una contraseña nueva con «Olvidé mi contraseña» y la cuenta será tuya.
      </SmallPrint>
    </>,
  ),
)
