import * as z from 'zod'
import { closingTitle, subjects } from '../subjects.ts'
import { Action, Greeting, SmallPrint, Title } from './parts.tsx'
import { render, template } from './render.tsx'

/** A request that was closed. */
const closed = z.object({
  /** Null where what was typed does not look like a name. */
  name: z.string().nullable(),
  /** Null in what was asked before requests had numbers. */
  numero: z.string().nullable(),
  /** Whether advice was given; else the person could not be reached. */
  served: z.boolean(),
  /** Of the portal's page that shows the request, and takes an opinion. */
  link: z.string(),
  portalUrl: z.string(),
})
type Closed = z.output<typeof closed>

const numbered = (words: string, numero: string | null) => (numero === null ? words : `${words} ${numero}`)

const Served = ({ numero, link }: Pick<Closed, 'numero' | 'link'>) => (
  <>
    <p>{numbered('Tu asesoría', numero)} quedó realizada. Gracias por confiar en el NAF.</p>
    <p>¿Cómo te fue? Danos tu opinión de uno a cinco; toma menos de un minuto:</p>
    <Action href={link}>Dar mi opinión</Action>
    <SmallPrint>
      Después de darla, puedes cambiarla durante una semana. Si te quedó una duda, escríbenos desde la misma
      página y tu solicitud se abre otra vez.
    </SmallPrint>
  </>
)

const Unreached = ({ numero, link }: Pick<Closed, 'numero' | 'link'>) => (
  <>
    <p>
      Intentamos contactarte por {numbered('tu solicitud', numero)} y no lo logramos, por eso la cerramos.
    </p>
    <p>Si todavía necesitas la asesoría, escríbenos desde tu solicitud y la abrimos otra vez:</p>
    <Action href={link}>Escribir al NAF</Action>
  </>
)

/** Tells whoever asked that their request was closed. */
export const asesoriaClosed = template(closed, (data) => {
  const { name, numero, served, link, portalUrl } = data
  return render(
    {
      subject: subjects.asesoriaClosed(data),
      preheader: served ? 'Cuéntanos cómo te fue.' : 'No logramos contactarte. Todavía puedes escribirnos.',
      portalUrl,
    },
    <>
      <Title>{closingTitle(data)}</Title>
      <Greeting name={name} />
      {served ? <Served numero={numero} link={link} /> : <Unreached numero={numero} link={link} />}
    </>,
  )
})
