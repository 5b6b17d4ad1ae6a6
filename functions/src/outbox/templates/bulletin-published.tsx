import * as z from 'zod'
import { subjects } from '../subjects.ts'
import { paint } from './look.ts'
import { Action, Greeting, Letter, SmallPrint, Title } from './parts.tsx'
import { render, template } from './render.tsx'

/** What visitors, too, may see of a bulletin. */
const bulletin = z.object({
  titulo: z.string(),
  descripcion: z.string(),
  /** Of its page. */
  link: z.string(),
  /** Of the page where the reader chooses which mails come. */
  choose: z.string(),
  portalUrl: z.string(),
})

/** Tells a reader of a new bulletin. */
export const bulletinPublished = template(bulletin, ({ titulo, descripcion, link, choose, portalUrl }) =>
  render(
    { subject: subjects.bulletinPublished({ titulo }), preheader: descripcion, portalUrl },
    <>
      <Title>Nuevo boletín: {titulo}</Title>
      <Greeting name={null} />
      <p>Publicamos un boletín nuevo en el portal del NAF:</p>
      <Letter text={descripcion === '' ? titulo : `${titulo}\n\n${descripcion}`} />
      <Action href={link}>Leer el boletín</Action>
      <SmallPrint>
        Te escribimos porque te suscribiste a los boletines del NAF o aceptaste recibir sus comunicaciones. Si
        ya no los quieres,{' '}
        <a href={choose} {...paint({ text: 'brand' })}>
          elige qué correos recibes o date de baja
        </a>
        .
      </SmallPrint>
    </>,
  ),
)
