import { api } from '@naf/contract'
import { useList } from '../../api/lists.ts'
import { PdfLink } from '../../ui/attachments/PdfLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { guideFor } from './guide.ts'
import { MENSAJES_RECIBO_ASESORIA as TEXTO } from './receipt-messages.ts'

/** What the library has on a service; nothing where it has nothing, or does not answer. */
export function GuideLink({ servicio }: { servicio: string }) {
  const { data = [], isPending } = useList(api.libros.list)
  const guide = guideFor(servicio, data)
  // Its place is kept: what stands below may have the focus already.
  if (isPending)
    return (
      <div className="receipt-part print:hidden">
        <Skeleton className="h-20" />
      </div>
    )
  if (!guide) return null
  return (
    <div className="receipt-part print:hidden">
      <h3 className="mb-2 text-lg">{TEXTO.guide}</h3>
      <PdfLink text={guide.Titulo} pdf={guide} />
    </div>
  )
}
