import type { Participants } from '@naf/contract'
import { useParams } from 'react-router-dom'
import { useScreenPath } from '../../auth/paths.ts'
import { formatWeekday } from '../../lib/format.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { AttendanceList } from './AttendanceList.tsx'
import { useParticipants } from './attendance-api.ts'
import { MENSAJES_ASISTENCIA as TEXTO } from './attendance-messages.ts'
import { MENSAJES_CAPACITACIONES } from './messages.ts'
import { hasBegun } from './training-time.ts'

/** Who signed up for a training, and who came. */
export default function AsistenciaPage() {
  const { id = '' } = useParams()
  const list = useScreenPath('capacitaciones-manager')
  return (
    <div className="max-w-page space-y-6 px-5 py-8 md:px-10">
      <PageHeading title={TEXTO.title} actions={<BackLink to={list}>{TEXTO.back}</BackLink>} />
      <LoadedOr query={useParticipants(id)} failed={TEXTO.failed}>
        {(found) => (
          <section aria-labelledby="inscritos" className="space-y-4">
            <div>
              <h2 id="inscritos" className="text-lg wrap-anywhere">
                {found.Titulo}
              </h2>
              <p className="text-ink-soft">
                {formatWeekday(found.Fecha)}, {MENSAJES_CAPACITACIONES.hours(found.Inicio, found.Fin)}
              </p>
            </div>
            {found.Participantes.length === 0 && found.PorConfirmar === 0 ? (
              <Nobody found={found} />
            ) : (
              <AttendanceList id={id} found={found} />
            )}
          </section>
        )}
      </LoadedOr>
    </div>
  )
}

/** Why the list is empty: nobody signed up so far, nobody did, or it is so long ago that it was erased. */
function Nobody({ found }: { found: Participants }) {
  if (found.Borrados) {
    const { Inscritos, Asistieron } = found.Borrados
    return (
      <StateMessage kind="empty" title={TEXTO.erased}>
        {TEXTO.erasedCounts(Inscritos, Asistieron)}
      </StateMessage>
    )
  }
  if (hasBegun(found)) return <StateMessage kind="empty" title={TEXTO.nobodySignedUp} />
  return (
    <StateMessage kind="empty" title={TEXTO.empty}>
      {TEXTO.emptyNext}
    </StateMessage>
  )
}
