/** A number that a telephone calls. */
export function PhoneLink({ telefono }: { telefono: string }) {
  return (
    <a className="link inline-flex min-h-6 items-center whitespace-nowrap" href={`tel:${telefono}`}>
      {telefono}
    </a>
  )
}
