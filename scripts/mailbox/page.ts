import escapeHtml from 'escape-html'
import type { MailAddress, Message } from './sendgrid.ts'

const time = new Intl.DateTimeFormat('es-EC', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'America/Guayaquil',
})

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #1c2320 }
  article { border: 1px solid #c8cdc9; border-radius: .5rem; padding: 1rem; margin: 1rem 0 }
  h2 { margin: 0 0 .5rem; font-size: 1.1rem }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 .75rem; margin: 0 0 .75rem }
  dt { color: #59635d } dd { margin: 0; overflow-wrap: anywhere }
  iframe { width: 100%; height: 28rem; border: 1px solid #c8cdc9; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f4f5f3; padding: .75rem }`

/** Mail is what strangers typed: everything is escaped, and its HTML opens in a frame that may run nothing. */
export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'"

export function renderPage(messages: readonly Message[]): string {
  const list = messages.toReversed().map(renderMessage).join('\n')
  return `<!doctype html>
<html lang="es-EC">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Buzón local</title>
<style>${STYLE}</style></head>
<body>
<h1>Buzón local</h1>
<p>Los correos que el portal habría enviado. Se guardan en memoria y se pierden al detenerlo.
<a href="/">Actualizar</a> · <a href="/messages">Ver como JSON</a></p>
${list || '<p>No ha llegado ningún correo todavía.</p>'}
</body>
</html>`
}

const renderMessage = (message: Message): string => `<article>
<h2>${escapeHtml(message.subject)}</h2>
<dl>
<dt>De</dt><dd>${renderAddresses([message.from])}</dd>
<dt>Para</dt><dd>${renderAddresses(message.to)}</dd>
<dt>Recibido</dt><dd>${time.format(new Date(message.receivedAt))}</dd>
</dl>
${message.html === null ? '' : `<iframe sandbox title="Contenido HTML" srcdoc="${escapeHtml(message.html)}"></iframe>`}
${message.text === null ? '' : `<details><summary>Texto sin formato</summary><pre>${escapeHtml(message.text)}</pre></details>`}
</article>`

const renderAddresses = (addresses: MailAddress[]): string =>
  addresses.map(({ name, email }) => escapeHtml(name ? `${name} <${email}>` : email)).join(', ')
