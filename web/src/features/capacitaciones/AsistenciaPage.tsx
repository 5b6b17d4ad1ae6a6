import { useParams } from 'react-router-dom'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { AttendanceList } from './AttendanceList.tsx'
import { useParticipants } from './attendance-api.ts'
import { MENSAJES_ASISTENCIA as TEXTO } from './attendance-messages.ts'

/** Who signed up for a training, and who came. */
export default function AsistenciaPage() {
  const { id = '' } = useParams()
  const list = useScreenPath('capacitaciones-manager')
  return (
    <div className="max-w-page space-y-6 px-5 py-8 md:px-10">
      <PageHeading title={TEXTO.title} actions={<BackLink to={list}>{TEXTO.back}</BackLink>} />
      <LoadedOr query={useParticipants(id)} failed={TEXTO.failed}>
        {(found) =>
          found.Participantes.length === 0 ? (
            <StateMessage kind="empty" title={TEXTO.empty}>
              {TEXTO.emptyNext}
            </StateMessage>
          ) : (
            <AttendanceList id={id} found={found} />
          )
        }
      </LoadedOr>
    </div>
  )
}
