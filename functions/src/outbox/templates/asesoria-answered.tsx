import * as z from 'zod'
import { subjects } from '../subjects.ts'
import { Action, Greeting, Letter, SmallPrint, Title } from './parts.tsx'
import { render, template } from './render.tsx'

/** What the team wrote to the person who asked. */
const answered = z.object({
  /** Null where what was typed does not look like a name. */
  name: z.string().nullable(),
  /** Null in what was asked before requests had numbers. */
  numero: z.string().nullable(),
  texto: z.string(),
  autor: z.string(),
  /** Of the portal's page that shows the request. */
  link: z.string(),
  portalUrl: z.string(),
})

/** Brings an answer of the team to whoever asked. */
export const asesoriaAnswered = template(answered, ({ name, numero, texto, autor, link, portalUrl }) =>
  render(
    {
      subject: subjects.asesoriaAnswered({ numero }),
      preheader: `${autor} te escribió sobre tu solicitud.`,
      portalUrl,
    },
    <>
      <Title>Tienes una respuesta</Title>
      <Greeting name={name} />
      <p>
        {autor}, del NAF, te escribió sobre tu solicitud{numero !== null && ` ${numero}`}:
      </p>
      <Letter text={texto} />
      <p>Puedes contestar a este correo, o escribirnos desde tu solicitud:</p>
      <Action href={link}>Ver mi solicitud</Action>
      <SmallPrint>El NAF nunca te pedirá la clave del SRI.</SmallPrint>
    </>,
  ),
)
