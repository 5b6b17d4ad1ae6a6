import * as z from 'zod'
import { subjects } from '../subjects.ts'
import { Action, Greeting, SmallPrint, Title } from './parts.tsx'
import { render, template } from './render.tsx'

/** Names nobody: whoever typed the address may not be who reads its mails. */
const subscription = z.object({
  /** Of the page where it is confirmed by a press: opening it does nothing. */
  link: z.string(),
  portalUrl: z.string(),
})

const WHY =
  'Alguien pidió que te avisemos por correo de cada boletín nuevo del NAF. Si fuiste tú, confírmalo aquí:'

/** Asks whoever reads a mailbox to confirm that mails about new bulletins may come there. */
export const confirmSubscription = template(subscription, ({ link, portalUrl }) =>
  render(
    { subject: subjects.confirmSubscription(), preheader: WHY, portalUrl },
    <>
      <Title>Confirma tu suscripción</Title>
      <Greeting name={null} />
      <p>{WHY}</p>
      <Action href={link}>Confirmar mi suscripción</Action>
      <SmallPrint>
        El enlace vale 48 horas. Si no fuiste tú, no hagas nada: sin confirmar no te escribiremos y borramos
        tu correo.
      </SmallPrint>
    </>,
  ),
)
