import { longDay, type Participant } from '@naf/contract'
import { Check } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { linkSecret } from '../../auth/link-secret.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { formatWeekday } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { BackLink } from '../../ui/links.tsx'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import { LoadedOr, StateMessage } from '../../ui/states.tsx'
import { AttendanceList, Count, ordenText } from './AttendanceList.tsx'
import { type Attendance, tickFailure, ticksFrom, useParticipants, useTick } from './attendance.ts'
import { hasBegun, isToday, plainHours, SCANNED } from './training.tsx'

export default function AsistenciaPage() {
  const { id = '' } = useParams()
  const list = useScreenPath('capacitaciones-manager')
  return (
    <div className="max-w-text px-4 py-5 md:px-10 md:py-8">
      <PageHeading
        title="Inscritos y asistencia"
        actions={<BackLink to={list}>Gestión de Capacitaciones</BackLink>}
      />
      <LoadedOr query={useParticipants(id)} failed="No se pudieron cargar los inscritos">
        {(found) => (
          <>
            <h2 className="mt-2 text-base wrap-anywhere">{found.Titulo}</h2>
            <p className="text-sm text-ink-soft">
              {isToday(found) ? `Hoy, ${longDay(found.Fecha)}` : formatWeekday(found.Fecha)},{' '}
              {plainHours(found)}
            </p>
            {found.rows.length === 0 && found.PorConfirmar === 0 ? (
              <div className="mt-5">
                <Nobody found={found} />
              </div>
            ) : (
              <Attended id={id} found={found} />
            )}
          </>
        )}
      </LoadedOr>
    </div>
  )
}

function Attended({ id, found }: { id: string; found: Attendance }) {
  const inAddress = useSearchParams()[0].get(SCANNED)
  const scanned = inAddress && linkSecret(inAddress)
  const one = found.rows.find(({ Id }) => Id === scanned)
  if (!one)
    return (
      <>
        {scanned !== null && <NotFound />}
        <AttendanceList id={id} found={found} />
      </>
    )
  return (
    <>
      <Scanned key={one.Id} one={one} training={id} found={found} />
      <Count rows={found.rows} found={found} />
      <p className="mt-2 text-sm text-ink-soft">
        Lee el siguiente código con la cámara del teléfono: se abre aquí mismo.
      </p>
    </>
  )
}

function WholeList() {
  return (
    <Link to={{ search: '' }} className="btn btn-quiet w-full">
      Ver toda la lista
    </Link>
  )
}

function NotFound() {
  return (
    <TitledSection
      as="h3"
      title="Esta inscripción no está en la lista"
      className="card mt-4 space-y-3 border-l-4 border-l-clay p-4"
    >
      <p>Pudo cancelarse o ser de otra capacitación. Búscala por nombre en la lista.</p>
      <WholeList />
    </TitledSection>
  )
}

const SEAT: Record<Participant['Estado'], string> = {
  inscrito: 'tiene cupo',
  espera: 'en espera',
  por_confirmar: 'sin confirmar',
  cancelado: 'cancelada',
}

function Scanned({ one, training, found }: { one: Participant; training: string; found: Attendance }) {
  const { Id, Nombre, Correo, Estado, Orden, Asistio } = one
  const { mutate, isPending, isError, error } = useTick(training, Id)
  const isStored = Asistio && !isPending
  return (
    <section aria-labelledby="leida" className="card mt-4 mb-5 space-y-2 p-4.5">
      <p className="text-xs font-semibold text-ink-soft">
        Código leído · {ordenText(Orden)} · {SEAT[Estado]}
      </p>
      <h3 id="leida" className="text-2xl wrap-anywhere">
        {Nombre}
      </h3>
      <p className="text-sm text-ink-soft wrap-anywhere">{Correo}</p>
      {!found.PorRegistrar && <p role="status">{ticksFrom(found)}</p>}
      {found.PorRegistrar && !isStored && (
        <Button
          variant="accent"
          busy={isPending}
          onClick={() => mutate(true)}
          className="mt-2 min-h-14 w-full text-lg"
        >
          <Check aria-hidden="true" className="size-5" />
          Registrar asistencia
        </Button>
      )}
      {isError && (
        <p role="alert" className="font-semibold text-danger">
          {tickFailure(error)}
        </p>
      )}
      <p role="status" className="font-semibold text-brand empty:hidden">
        {isStored && 'Asistencia registrada.'}
      </p>
      <WholeList />
    </section>
  )
}

/** Why the list is empty: nobody signed up so far, nobody did, or it is so long ago that it was erased. */
function Nobody({ found }: { found: Attendance }) {
  if (found.Borrados) {
    const { Inscritos, Asistieron } = found.Borrados
    return (
      <StateMessage kind="empty" title="La lista se borró un año después de la capacitación.">
        {Inscritos === 1 ? 'Se inscribió una persona' : `Se inscribieron ${Inscritos} personas`} y{' '}
        {cameText(Asistieron)}
      </StateMessage>
    )
  }
  if (hasBegun(found)) return <StateMessage kind="empty" title="Nadie se inscribió." />
  return (
    <StateMessage kind="empty" title="Todavía no hay inscritos.">
      Comparte la página de capacitaciones para que la gente se inscriba.
    </StateMessage>
  )
}

const cameText = (came: number) =>
  came === 0
    ? 'no se registró ninguna asistencia.'
    : `${came === 1 ? 'asistió una' : `asistieron ${came}`}. Los certificados siguen siendo válidos.`
