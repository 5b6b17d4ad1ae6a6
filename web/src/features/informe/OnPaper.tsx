import { formatDate } from '../../lib/format.ts'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'

/** What a printed report has besides: whose it is and of when, at its head. */
export function PrintedHead() {
  return (
    <p className="hidden print:block">
      {TEXTO.centre} {TEXTO.printed(formatDate(new Date().toISOString()))}
    </p>
  )
}

/** And room to sign, at its end. */
export function Signatures() {
  return (
    <div aria-hidden="true" className="hidden break-inside-avoid grid-cols-2 gap-10 pt-24 print:grid">
      {TEXTO.signatures.map((role) => (
        <div key={role} className="border-ink border-t pt-2 text-sm">
          <p className="font-semibold">{role}</p>
          <p>{TEXTO.signedName}</p>
          <p>{TEXTO.signedRole}</p>
        </div>
      ))}
    </div>
  )
}
