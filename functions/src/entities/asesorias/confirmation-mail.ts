import { type AsesoriaCreate, MEDIOS_CONTACTO, OTRO } from '@naf/contract'
import escapeHtml from 'escape-html'
import type { Mail } from '../../platform/mailer.ts'
import { greetingName } from './greeting-name.ts'

const SUBJECT = 'Recibimos tu solicitud de asesoría - NAF ESPE'

const NEXT_STEPS = [
  'Un estudiante del NAF, acompañado por un docente, revisará tu solicitud.',
  'Te contactaremos por el medio que elegiste para darte la asesoría. Es gratuita.',
  'Ten a mano los documentos relacionados con tu consulta. Nunca te pediremos la clave del SRI.',
]

const NOTICE =
  'La asesoría es solo informativa: el NAF no realiza trámites ante el Servicio de Rentas Internas (SRI).'

const IGNORE = 'Si no hiciste esta solicitud, puedes ignorar este mensaje.'

/** A request as its confirmation needs it. */
interface Confirmed {
  input: AsesoriaCreate
  /** When it was sent. */
  at: Date
}

const day = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'America/Guayaquil' })

const isListed = (medio: string): boolean =>
  medio !== OTRO && (MEDIOS_CONTACTO as readonly string[]).includes(medio)

/** What the mail repeats of a request: what comes from closed lists or from the portal itself, nothing that was typed. */
const summary = ({ input, at }: Confirmed): [label: string, value: string][] => [
  ['Fecha', day.format(at)],
  ['Servicio', input.TipoServicio],
  ...(isListed(input.MedioContacto) ? [['Medio de contacto', input.MedioContacto] as [string, string]] : []),
]

const greeting = ({ input }: Confirmed): string => {
  const name = greetingName(input.Nombre)
  return name === null ? 'Hola:' : `Hola, ${name}:`
}

/**
 * The confirmation of a request. Whoever asks types the address, so the mail may reach a stranger: of what was typed it
 * holds a name at most (docs/decisions/mail-caps.md). The subject is fixed and the address is one that the schema let
 * through, so nothing typed reaches a header.
 */
export const confirmationMail = (confirmed: Confirmed, portalUrl: string): Mail => ({
  to: confirmed.input.Correo,
  subject: SUBJECT,
  text: textBody(confirmed, portalUrl),
  html: htmlBody(confirmed, portalUrl),
})

const textBody = (confirmed: Confirmed, portalUrl: string): string =>
  [
    greeting(confirmed),
    'Recibimos tu solicitud de asesoría. Esto es lo que nos pediste:',
    summary(confirmed)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
    'Qué sigue:',
    NEXT_STEPS.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    NOTICE,
    IGNORE,
    `Núcleo de Apoyo Contable y Fiscal (NAF), Universidad ESPE\n${portalUrl}`,
  ].join('\n\n')

const htmlBody = (confirmed: Confirmed, portalUrl: string): string => `<!doctype html>
<html lang="es-EC">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${SUBJECT}</title></head>
<body style="margin:0;background:#f5f3ee;color:#24302b;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff">
<p style="margin:0 0 16px;color:#14532d;font-weight:bold">Núcleo de Apoyo Contable y Fiscal · ESPE</p>
<h1 style="margin:0 0 16px;font-size:22px">Recibimos tu solicitud</h1>
<p>${escapeHtml(greeting(confirmed))}</p>
<p>Tu solicitud de asesoría quedó registrada. Esto es lo que nos pediste:</p>
<table role="presentation" style="width:100%;border-collapse:collapse">
${summary(confirmed).map(row).join('\n')}
</table>
<h2 style="margin:24px 0 8px;font-size:18px">Qué sigue</h2>
<ol style="padding-left:20px">${NEXT_STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>
<p style="font-size:14px;color:#4b5750">${NOTICE} ${IGNORE}</p>
<p style="font-size:14px"><a href="${escapeHtml(portalUrl)}" style="color:#14532d">${escapeHtml(portalUrl)}</a></p>
</div>
</body>
</html>`

const row = ([label, value]: [string, string]): string =>
  `<tr><th scope="row" style="width:38%;padding:6px 12px 6px 0;text-align:left;vertical-align:top;font-weight:bold">${label}</th>` +
  `<td style="padding:6px 0;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`
