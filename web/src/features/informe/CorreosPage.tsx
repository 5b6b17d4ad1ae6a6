import type { FailedMail } from '@naf/contract'
import { Link } from 'react-router-dom'
import { failureText } from '../../api/client.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { formatDateTime } from '../../lib/format.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { focusPlan } from '../../list/row-actions.tsx'
import { type Column, single } from '../../list/use-rows.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { alertError, ask, toast } from '../../ui/dialog.ts'
import { Of } from '../../ui/Of.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ALL_MAILS, useFailedMails, useResendMails } from './api.ts'
import { MENSAJES_CORREOS as TEXTO } from './mail-messages.ts'

const { fields } = TEXTO

const reason = ({ Retenido, Atrasado, Rebote }: FailedMail): string => {
  if (Rebote) return TEXTO.bounced[Rebote]
  if (Atrasado) return TEXTO.late
  return Retenido ? TEXTO.held : TEXTO.refused
}

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
  const query = useFailedMails()
  const resending = useResendMails()
  const isResending = (what: string) => resending.isPending && resending.variables === what
  const hasResendable = query.data?.some(({ Rebote }) => !Rebote)

  const resend = async (what: string) => {
    const restoreFocus = focusPlan(what)
    try {
      const { Enviados, Quedan } = await resending.mutateAsync(what)
      toast(TEXTO.resent(Enviados, Quedan))
    } catch (error) {
      await alertError(failureText(TEXTO.resendFailed, error))
    }
    await restoreFocus()
  }
  const resendAll = async () => {
    if (await ask(TEXTO.question)) await resend(ALL_MAILS)
  }

  return (
    <div className="w-full px-4 py-8 md:px-6">
      <PageHeading
        title={TEXTO.title}
        actions={<BackLink to={useScreenPath('inicio')}>{TEXTO.back}</BackLink>}
      >
        <p>{TEXTO.intro}</p>
      </PageHeading>
      {hasResendable && (
        <Button className="mt-4" busy={isResending(ALL_MAILS)} onClick={() => void resendAll()}>
          {TEXTO.resendAll}
        </Button>
      )}
      <div className="mt-6">
        <DataTable
          caption={TEXTO.title}
          query={query}
          columns={COLUMNS}
          defaultSort="-fecha"
          rowId={({ Id }) => Id}
          rowLabel={({ Asunto }) => Asunto}
          actions={(mail) => (
            <>
              <About mail={mail} />
              {!mail.Rebote && (
                <Button
                  variant="secondary"
                  small
                  data-action
                  busy={isResending(mail.Id)}
                  onClick={() => void resend(mail.Id)}
                >
                  <span>
                    {TEXTO.resend}
                    <Of name={mail.Asunto} />
                  </span>
                </Button>
              )}
            </>
          )}
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
