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
