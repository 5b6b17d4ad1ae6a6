import * as z from 'zod'
import { storedTime } from '../../db/fields.ts'
import { asLongDay } from '../../util.ts'
import { subjects } from '../subjects.ts'
import { Action, type Fact, Facts, Greeting, Heading, Notice, SmallPrint, Steps, Title } from './parts.tsx'
import { render, template } from './render.tsx'

/** What the confirmation of a request repeats of it (docs/decisions/mail-caps.md). */
const received = z.object({
  /** Null where what was typed does not look like a name. */
  name: z.string().nullable(),
  sentAt: storedTime,
  servicio: z.string(),
  /** Null where it is none of the listed ones. */
  medioContacto: z.string().nullable(),
  /** Null in what was asked before requests had numbers. */
  numero: z.string().nullable(),
  /** Of the portal's page that shows what became of it. */
  link: z.string(),
  portalUrl: z.string(),
})

const NEXT_STEPS = [
  'Un estudiante del NAF, acompañado por un docente, revisará tu solicitud.',
  'Te contactaremos por el medio que elegiste para darte la asesoría. Es gratuita.',
  'Ten a mano los documentos relacionados con tu consulta. Nunca te pediremos la clave del SRI.',
] as const

const factsOf = ({ numero, sentAt, servicio, medioContacto }: z.output<typeof received>): Fact[] => [
  ...(numero === null ? [] : [['Número', numero] as const]),
  ['Fecha', asLongDay(sentAt.toDate())],
  ['Servicio', servicio],
  ...(medioContacto === null ? [] : [['Medio de contacto', medioContacto] as const]),
]

/** Confirms a request for advice to whoever sent it. */
export const asesoriaReceived = template(received, (data) =>
  render(
    {
      subject: subjects.asesoriaReceived(data),
      preheader: NEXT_STEPS[1],
      portalUrl: data.portalUrl,
    },
    <>
      <Title>Recibimos tu solicitud</Title>
      <Greeting name={data.name} />
      <p>Tu solicitud de asesoría quedó registrada. Esto es lo que nos pediste:</p>
      <Facts facts={factsOf(data)} />
      <Heading>Qué sigue</Heading>
      <Steps steps={NEXT_STEPS} />
      <Heading>Sigue tu solicitud</Heading>
      <p>Mira en qué va, escríbenos o avísanos si ya no la necesitas, sin crear una cuenta:</p>
      <Action href={data.link}>Ver mi solicitud</Action>
      <Notice>
        La asesoría es solo informativa: el NAF no realiza trámites ante el Servicio de Rentas Internas (SRI).
      </Notice>
      <SmallPrint>Si no hiciste esta solicitud, puedes ignorar este mensaje.</SmallPrint>
    </>,
  ),
)
