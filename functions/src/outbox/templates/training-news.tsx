import * as z from 'zod'
import { longDay } from '../../util.ts'
import { subjects, trainingTitle } from '../subjects.ts'
import { Action, type Fact, Facts, Greeting, SmallPrint, Title } from './parts.tsx'
import { render, template } from './render.tsx'

/** What becomes of a sign-up for a training. */
const told = z.object({
  news: z.enum(['place', 'waiting', 'moved', 'tomorrow', 'changed', 'gone']),
  /** Null where what was typed does not look like a name. */
  name: z.string().nullable(),
  titulo: z.string(),
  /** A plain day, and hours by the clock of Ecuador. */
  fecha: z.string(),
  inicio: z.string(),
  fin: z.string(),
  /** Empty where it is virtual alone; the meeting's address where it is not, or nobody has a place. */
  lugar: z.string(),
  meeting: z.string(),
  /** As it was to be, where it is otherwise now. */
  before: z
    .object({ fecha: z.string(), inicio: z.string(), fin: z.string(), lugar: z.string() })
    .nullable()
    .default(null),
  orden: z.number(),
  /** Of the portal's page that shows the sign-up, and cancels it; of all trainings where this one is gone. */
  link: z.string(),
  portalUrl: z.string(),
})
type Told = z.output<typeof told>

const INTRO: Record<Told['news'], string> = {
  place: 'Tu lugar en esta capacitación gratuita del NAF quedó reservado:',
  waiting: 'Los cupos están llenos y quedaste en la lista de espera. Si se libera uno, te escribimos.',
  moved: 'Se liberó un cupo y ahora tienes lugar en esta capacitación:',
  tomorrow: 'Te recordamos que mañana es la capacitación en la que tienes lugar:',
  changed: 'Cambió la fecha, la hora o el lugar de la capacitación en la que te inscribiste. Ahora es así:',
  gone: 'Cancelamos la capacitación en la que te inscribiste. Ya no se dará en esta fecha:',
}

const NEXT: Record<Told['news'], string> = {
  place: 'Si no puedes ir, cancela en el mismo enlace: le das el cupo a otra persona.',
  waiting: 'Si ya no te interesa, cancela en el mismo enlace.',
  moved: 'Si ya no puedes ir, cancela en el mismo enlace: le das el cupo a otra persona.',
  tomorrow: 'Si ya no puedes ir, cancela hoy en el mismo enlace: le das el cupo a otra persona.',
  changed: 'Tu inscripción sigue en pie. Si ya no puedes ir, cancela en el mismo enlace.',
  gone: 'No tienes que hacer nada más. Borramos tu inscripción; en el enlace están las próximas capacitaciones.',
}

const beforeOf = (before: Told['before']): Fact[] =>
  before === null
    ? []
    : [
        [
          'Antes',
          [longDay(before.fecha), `${before.inicio} a ${before.fin}`, before.lugar]
            .filter(Boolean)
            .join(', '),
        ],
      ]

const factsOf = ({ titulo, fecha, inicio, fin, lugar, meeting, orden, before }: Told): Fact[] => [
  ['Capacitación', titulo],
  ['Fecha', longDay(fecha)],
  ['Hora', `${inicio} a ${fin}`],
  ...(lugar === '' ? [] : [['Lugar', lugar] as const]),
  ...(meeting === '' ? [] : [['Enlace', meeting] as const]),
  ['Inscripción', `n.º ${orden}`],
  ...beforeOf(before),
]

/** Tells who signed up for a training what became of it. */
export const trainingNews = template(told, (data) =>
  render(
    { subject: subjects.trainingNews(data), preheader: INTRO[data.news], portalUrl: data.portalUrl },
    <>
      <Title>{trainingTitle(data)}</Title>
      <Greeting name={data.name} />
      <p>{INTRO[data.news]}</p>
      <Facts facts={factsOf(data)} />
      <Action href={data.link}>
        {data.news === 'gone' ? 'Ver las capacitaciones' : 'Ver mi inscripción'}
      </Action>
      <p>{NEXT[data.news]}</p>
      {data.news !== 'gone' && (
        <SmallPrint>
          Si asistes, tu certificado estará en el mismo enlace. Si no hiciste esta inscripción, cancélala o
          ignora este mensaje.
        </SmallPrint>
      )}
    </>,
  ),
)
