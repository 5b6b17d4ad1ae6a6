import { type Fact, Facts, Greeting, Heading, Notice, SmallPrint, Steps, Title } from './parts.tsx'
import { type RenderedMail, render } from './render.tsx'

/** What the confirmation of a request repeats of it (docs/decisions/mail-caps.md). */
export interface AsesoriaReceived {
  /** Null where what was typed does not look like a name. */
  name: string | null
  sentAt: Date
  servicio: string
  /** Null where it is none of the listed ones. */
  medioContacto: string | null
  portalUrl: string
}

const NEXT_STEPS = [
  'Un estudiante del NAF, acompañado por un docente, revisará tu solicitud.',
  'Te contactaremos por el medio que elegiste para darte la asesoría. Es gratuita.',
  'Ten a mano los documentos relacionados con tu consulta. Nunca te pediremos la clave del SRI.',
] as const

const day = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'America/Guayaquil' })

const factsOf = ({ sentAt, servicio, medioContacto }: AsesoriaReceived): Fact[] => [
  ['Fecha', day.format(sentAt)],
  ['Servicio', servicio],
  ...(medioContacto === null ? [] : [['Medio de contacto', medioContacto] as const]),
]

/** Confirms a request for advice to whoever sent it. */
export const asesoriaReceived = (data: AsesoriaReceived): RenderedMail =>
  render(
    {
      subject: 'Recibimos tu solicitud de asesoría - NAF ESPE',
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
      <Notice>
        La asesoría es solo informativa: el NAF no realiza trámites ante el Servicio de Rentas Internas (SRI).
      </Notice>
      <SmallPrint>Si no hiciste esta solicitud, puedes ignorar este mensaje.</SmallPrint>
    </>,
  )
