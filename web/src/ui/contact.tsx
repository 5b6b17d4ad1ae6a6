/** Mail addresses and telephone numbers. */

/** What stands around the last at sign. */
const PARTS = /^(.*)@(.*)$/s

/**
 * Opens a mail to one address and nothing more: an address may hold `?`, `&` and `%`, which in a link would begin other
 * recipients or a text of its owner's (RFC 6068, 2).
 */
const mailto = (correo: string): string => {
  const [, local = correo, domain = ''] = PARTS.exec(correo) ?? []
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`
}

/** An address to be read. Where it has no room on a line it breaks before its domain, not inside. */
export function CorreoText({ correo }: { correo: string }) {
  const at = Math.max(0, correo.lastIndexOf('@'))
  return (
    <>
      {correo.slice(0, at)}
      <wbr />
      {correo.slice(at)}
    </>
  )
}

/** An address that opens the reader's mail. */
export function MailLink({ correo }: { correo: string }) {
  return (
    <a className="link inline-block min-h-6" href={mailto(correo)}>
      <CorreoText correo={correo} />
    </a>
  )
}

/** A number that a telephone calls. */
export function PhoneLink({ telefono }: { telefono: string }) {
  return (
    <a className="link inline-flex min-h-6 items-center whitespace-nowrap" href={`tel:${telefono}`}>
      {telefono}
    </a>
  )
}
