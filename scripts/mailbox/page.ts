import escapeHtml from 'escape-html'
import type { MailAddress, Message } from './sendgrid.ts'

const time = new Intl.DateTimeFormat('es-EC', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'America/Guayaquil',
})

const STYLE = `
  :root { color-scheme: light dark; --edge: light-dark(#c8cdc9, #4a534e); --soft: light-dark(#59635d, #b4bbb3) }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem;
    color: light-dark(#1c2320, #ecefea); background: light-dark(#fff, #131715) }
  a { color: inherit }
  article { border: 1px solid var(--edge); border-radius: .5rem; padding: 0 1rem; margin: 1rem 0 }
  summary { padding: .75rem 0; cursor: pointer; overflow-wrap: anywhere }
  h2 { display: inline; margin: 0; font-size: 1.1rem }
  summary span { color: var(--soft) }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 .75rem; margin: 0 0 .75rem }
  dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
  fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; border: 0; margin: 0 0 .75rem; padding: 0 }
  iframe { display: block; width: 100%; height: 52rem; margin: 0 0 1rem; border: 1px solid var(--edge); resize: vertical }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: light-dark(#f4f5f3, #1b211e); padding: 1rem; margin: 0 0 1rem }
  article:has([value=text]:checked) iframe, article:has([value=wide]:checked) pre,
  article:has([value=phone]:checked) pre { display: none }
  article:has([value=phone]:checked) iframe { width: 375px; max-width: 100%; margin-inline: auto }`

/** Mail is what strangers typed: everything is escaped, and its HTML opens in a frame that may run nothing. */
export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'"

export const renderPage = (messages: readonly Message[]): string => {
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

/** The newest is open. A closed one costs the browser nothing: its frame is filled when it is first seen. */
const renderMessage = (message: Message, index: number): string => `<article>
<details${index === 0 ? ' open' : ''}>
<summary><h2>${escapeHtml(message.subject)}</h2> <span>${renderAddresses(message.to)}</span></summary>
<dl>
<dt>De</dt><dd>${renderAddresses([message.from])}</dd>
<dt>Para</dt><dd>${renderAddresses(message.to)}</dd>
<dt>Recibido</dt><dd>${time.format(new Date(message.receivedAt))}</dd>
</dl>
${renderForms(message)}
</details>
</article>`

const FORMS = [
  ['wide', 'HTML'],
  ['phone', 'HTML, en un teléfono'],
  ['text', 'Texto sin formato'],
] as const

const renderForms = ({ id, html, text }: Message): string => {
  const choices = FORMS.map(
    ([value, label], index) =>
      `<label><input type="radio" name="${id}" value="${value}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  )
  return [
    html !== null && text !== null && `<fieldset>${choices.join('\n')}</fieldset>`,
    html !== null &&
      `<iframe sandbox title="Contenido HTML" srcdoc="${escapeHtml(html)}" loading="lazy"></iframe>`,
    text !== null && `<pre>${escapeHtml(text)}</pre>`,
  ]
    .filter(Boolean)
    .join('\n')
}

const renderAddresses = (addresses: MailAddress[]): string =>
  addresses.map(({ name, email }) => escapeHtml(name ? `${name} <${email}>` : email)).join(', ')
