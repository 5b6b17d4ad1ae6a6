/** An address that opens the reader's mail. */
export function MailLink({ correo }: { correo: string }) {
  return (
    <a className="link inline-flex min-h-6 items-center" href={`mailto:${correo}`}>
      {correo}
    </a>
  )
}
