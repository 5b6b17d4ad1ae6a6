import * as z from 'zod'
import { assignedTitle, subjects } from '../subjects.ts'
import { Action, Greeting, Title } from './parts.tsx'
import { render, template } from './render.tsx'

/** What was given to somebody of the team since the last such mail. */
const assigned = z.object({
  /** Null where it does not look like one. */
  name: z.string().nullable(),
  /** As the queue shows them; nothing that tells who asked. */
  requests: z.array(z.object({ numero: z.string().nullable(), servicio: z.string(), ciudad: z.string() })),
  /** Of the queue in the reader's own dashboard. */
  link: z.string(),
  portalUrl: z.string(),
})

/** So many that the mail stays one screen long. */
const LISTED = 20

/** Tells somebody of the team what colleagues gave to them, once a day. */
export const requestsAssigned = template(assigned, ({ name, requests, link, portalUrl }) => {
  const left = requests.length - LISTED
  return render(
    {
      subject: subjects.requestsAssigned({ requests }),
      preheader: 'Tus compañeros te las asignaron.',
      portalUrl,
    },
    <>
      <Title>{assignedTitle({ requests })}</Title>
      <Greeting name={name} />
      <p>Te asignaron desde el último aviso:</p>
      <ul style={{ margin: 0, paddingLeft: 24 }}>
        {requests.slice(0, LISTED).map(({ numero, servicio, ciudad }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once, and numbers may be missing
          <li key={index}>{[numero, servicio, ciudad].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
      {left > 0 && <p>Y {left} más.</p>}
      <Action href={link}>Ver las asesorías</Action>
    </>,
  )
})
