import * as z from 'zod'
import { storedTime } from '../../db/fields.ts'
import { asLongDay } from '../../util.ts'
import { subjects } from '../subjects.ts'
import { Facts, Greeting, Heading, SmallPrint, Steps, Title } from './parts.tsx'
import { render, template } from './render.tsx'

/** What the confirmation of an enrolment repeats of it: what comes from closed lists, and a name at most. */
const received = z.object({
  /** Null where what was typed does not look like a name. */
  name: z.string().nullable(),
  sentAt: storedTime,
  carrera: z.string(),
  semestre: z.string(),
  numero: z.string(),
  portalUrl: z.string(),
})

const NEXT_STEPS = [
  'El equipo del NAF revisará tu inscripción.',
  'Te contactaremos por correo o a tu celular para contarte cómo empezar.',
  'Si nos preguntas por tu inscripción, dinos su número.',
] as const

/** Confirms an enrolment as a volunteer to the student who sent it. */
export const inscripcionReceived = template(
  received,
  ({ name, sentAt, carrera, semestre, numero, portalUrl }) =>
    render(
      { subject: subjects.inscripcionReceived({ numero }), preheader: NEXT_STEPS[1], portalUrl },
      <>
        <Title>Recibimos tu inscripción</Title>
        <Greeting name={name} />
        <p>Tu inscripción al voluntariado del NAF quedó registrada:</p>
        <Facts
          facts={[
            ['Número', numero],
            ['Fecha', asLongDay(sentAt.toDate())],
            ['Carrera', carrera],
            ['Semestre', semestre],
          ]}
        />
        <Heading>Qué sigue</Heading>
        <Steps steps={NEXT_STEPS} />
        <SmallPrint>Si no hiciste esta inscripción, puedes ignorar este mensaje.</SmallPrint>
      </>,
    ),
)
