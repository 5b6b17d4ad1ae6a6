import { lazy } from 'react'
import { Part } from '../../ui/Part.tsx'
import { SkeletonList } from '../../ui/Skeleton.tsx'
import { attendanceAddress } from './attendance-address.ts'
import { MENSAJES_QR as TEXTO } from './messages.ts'

const QrCode = lazy(() => import('../../ui/QrCode.tsx'))

/** What staff's camera opens the attendance with, shown on a phone or printed. */
export function AttendanceQr({ training, participante }: { training: string; participante: string }) {
  return (
    <figure className="space-y-2">
      <Part fallback={<SkeletonList count={1} className="size-56" />}>
        <QrCode content={attendanceAddress(training, participante)} alt={TEXTO.alt} />
      </Part>
      <figcaption className="max-w-text text-sm text-ink-soft">{TEXTO.caption}</figcaption>
    </figure>
  )
}
