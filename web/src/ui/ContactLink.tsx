const LOOK = 'link inline-flex min-h-6 items-center'

/** An address that opens the reader's mail. */
export function MailLink({ correo }: { correo: string }) {
  return (
    <a className={LOOK} href={`mailto:${correo}`}>
      {correo}
    </a>
  )
}

/** A number that a telephone calls. */
export function PhoneLink({ telefono }: { telefono: string }) {
  return (
    <a className={`${LOOK} whitespace-nowrap`} href={`tel:${telefono}`}>
      {telefono}
    </a>
  )
}
