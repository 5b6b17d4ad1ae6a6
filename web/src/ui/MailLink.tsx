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

/** An address that opens the reader's mail. Where it has no room on a line it breaks before its domain, not inside. */
export function MailLink({ correo }: { correo: string }) {
  const at = Math.max(0, correo.lastIndexOf('@'))
  return (
    <a className="link inline-block min-h-6" href={mailto(correo)}>
      {correo.slice(0, at)}
      <wbr />
      {correo.slice(at)}
    </a>
  )
}
