import { type Period, REPORT_PAPER } from '@naf/contract'
import { formatDate, formatPlainDate } from '../../lib/format.ts'
import { Mark } from '../../ui/Mark.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'

/** A sheet of its own before a printed report, which takes the place of the screen's heading. */
export function Cover({ period: { desde, hasta } }: { period: Period }) {
  return (
    <div className="hidden h-[85vh] break-after-page flex-col justify-between print:flex">
      <p className="flex items-center gap-3 font-semibold">
        <Mark className="size-12" />
        {REPORT_PAPER.author}
      </p>
      <div className="space-y-4 border-accent border-l-4 pl-6">
        <p className="font-semibold">{REPORT_PAPER.kind}</p>
        <p className="text-3xl font-bold">{REPORT_PAPER.title}</p>
        <p className="text-lg">{REPORT_PAPER.about(formatPlainDate(desde), formatPlainDate(hasta))}</p>
      </div>
      <div className="space-y-2">
        <p>{REPORT_PAPER.made(formatDate(new Date().toISOString()))}</p>
        <p className="text-sm">{TEXTO.paperNote}</p>
      </div>
    </div>
  )
}

/** Room to sign, on the page of what stands last. */
export function Signatures() {
  return (
    <div
      aria-hidden="true"
      className="hidden break-inside-avoid break-before-avoid grid-cols-2 gap-10 pt-20 print:grid"
    >
      {REPORT_PAPER.signedBy.map((role) => (
        <div key={role} className="border-ink border-t pt-2 text-sm">
          <p className="font-semibold">{role}</p>
          <p>{REPORT_PAPER.signedName}</p>
          <p>{REPORT_PAPER.signedRole}</p>
        </div>
      ))}
    </div>
  )
}
