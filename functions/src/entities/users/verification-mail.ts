import escapeHtml from 'escape-html'
import type { Mail } from '../../platform/mailer.ts'

const SUBJECT = 'Confirma tu correo - NAF ESPE'

const WHY = 'Alguien creó una cuenta en el portal del NAF con este correo. Si fuiste tú, confírmalo aquí:'

const OTHERWISE =
  'Si no fuiste tú, no hagas nada: una cuenta sin confirmar y sin uso se elimina. Si quieres usar el portal con tu correo, pide una contraseña nueva con «Olvidé mi contraseña» y la cuenta será tuya.'

/** Names nobody: whoever typed the address may have typed anything as a name, and reads somebody else's mail with it. */
export const verificationMail = (to: string, oobCode: string, portalUrl: string): Mail => {
  const link = `${portalUrl}/cuenta?${new URLSearchParams({ mode: 'verifyEmail', oobCode })}`
  const signature = `Núcleo de Apoyo Contable y Fiscal (NAF), Universidad ESPE\n${portalUrl}`
  return {
    to,
    subject: SUBJECT,
    text: ['Hola:', WHY, link, OTHERWISE, signature].join('\n\n'),
    html: htmlBody(escapeHtml(link)),
  }
}

const htmlBody = (link: string): string => `<!doctype html>
<html lang="es-EC">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${SUBJECT}</title></head>
<body style="margin:0;background:#f5f3ee;color:#24302b;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff">
<p style="margin:0 0 16px;color:#14532d;font-weight:bold">Núcleo de Apoyo Contable y Fiscal · ESPE</p>
<h1 style="margin:0 0 16px;font-size:22px">Confirma tu correo</h1>
<p>${WHY}</p>
<p><a href="${link}" style="color:#14532d;font-weight:bold">Confirmar mi correo</a></p>
<p style="font-size:14px;overflow-wrap:anywhere">${link}</p>
<p style="font-size:14px;color:#4b5750">${OTHERWISE}</p>
</div>
</body>
</html>`
