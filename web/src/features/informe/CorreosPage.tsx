import { api, type FailedMail } from '@naf/contract'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../lib/format.ts'
import { useScreenPath } from '../../session/useScreenPath.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { single } from '../../ui/data-table/single.ts'
import { Of } from '../../ui/Of.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { useFailedMails } from './api.ts'
import { MENSAJES_CORREOS as TEXTO } from './mail-messages.ts'

const { fields } = TEXTO

const reason = ({ Retenido }: FailedMail): string => (Retenido ? TEXTO.held : TEXTO.refused)

const COLUMNS: readonly Column<FailedMail>[] = [
  single({
    id: 'asunto',
    header: fields.asunto,
    rowHeader: true,
    value: ({ Asunto }) => Asunto,
    look: 'strong',
  }),
  single({
    id: 'fecha',
    header: fields.fecha,
    value: ({ Fecha }) => Fecha,
    searchText: ({ Fecha }) => formatDateTime(Fecha),
    render: ({ Fecha }) => formatDateTime(Fecha),
  }),
  single({ id: 'motivo', header: fields.motivo, width: 24, value: reason }),
]

/** The mails of the last 30 days that did not arrive, each with the way to what it was about. */
export default function CorreosPage() {
  return (
    <div className="w-full px-4 py-8 md:px-6">
      <PageHeading
        title={TEXTO.title}
        actions={<BackLink to={useScreenPath('inicio')}>{TEXTO.back}</BackLink>}
      >
        <p>{TEXTO.intro}</p>
      </PageHeading>
      <div className="mt-6">
        <DataTable
          caption={TEXTO.title}
          list={api.informe.correos}
          query={useFailedMails()}
          columns={COLUMNS}
          defaultSort="-fecha"
          rowId={({ Id }) => Id}
          rowLabel={({ Asunto }) => Asunto}
          actions={(mail) => <About mail={mail} />}
          empty={{ title: TEXTO.empty, next: TEXTO.emptyNext }}
          failed={TEXTO.failed}
        />
      </div>
    </div>
  )
}

type About = NonNullable<FailedMail['Sobre']>

/** Where staff finds what a mail was about. */
const SCREENS: Record<About['Coleccion'], (id: string) => string> = {
  asesorias: (id) => `ver-asesorias/${id}`,
  inscripciones: () => 'ver-inscripciones',
  users: (id) => `usuarios/ver/${id}`,
  boletines: () => 'boletines-manager',
  suscripciones: () => 'boletines-manager',
  participantes: () => 'capacitaciones-manager',
  capacitaciones: () => 'capacitaciones-manager',
}

function About({ mail: { Sobre, Asunto } }: { mail: FailedMail }) {
  const path = useScreenPath(Sobre ? SCREENS[Sobre.Coleccion](Sobre.Id) : '')
  return Sobre ? (
    <Link to={path} className="link">
      {TEXTO.about[Sobre.Coleccion]}
      <Of name={Asunto} />
    </Link>
  ) : null
}
