import { api, type FailedMail, type MailBounce, type ResentMails } from '@naf/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { call, failureText } from '../../api/client.ts'
import { useList } from '../../api/lists.ts'
import { useRowDeletion } from '../../api/row-changes.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { formatDateTime } from '../../lib/format.ts'
import { DataTable } from '../../list/DataTable.tsx'
import { focusPlan, RowButton } from '../../list/row-actions.tsx'
import { type Column, single } from '../../list/use-rows.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError, ask, toast } from '../../ui/dialog.ts'
import { BackLink } from '../../ui/links.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Of } from '../../ui/text.tsx'
import { FRESH_MS } from './report-model.ts'

const LIST = [api.informe.correos.path] as const

const TITLE = 'Correos que no llegaron'

const ASK_ALL = {
  title: '¿Enviar todos otra vez?',
  text: 'Salen poco a poco, sin pasar el límite de correos. Los que rebotaron no se envían, ni lo que ya no corresponde.',
  confirm: 'Enviar todos',
}

/** The mails of the last 30 days that did not arrive, each with a link to its record. Sending one twice changes nothing. */
export default function CorreosPage() {
  const client = useQueryClient()
  const query = useList(api.informe.correos, { staleTime: FRESH_MS })
  const sending = useRowDeletion(LIST, (id) => call(api.informe.resendMail, { params: { id } }))
  const sendingAll = useMutation({
    mutationFn: () => call(api.informe.resendMails, {}),
    onSettled: () => void client.invalidateQueries({ queryKey: LIST }),
  })

  /** @param rowId of the mail; empty for all */
  const resend = async (rowId: string) => {
    const restoreFocus = focusPlan(rowId)
    try {
      toast(resentText(await (rowId ? sending.mutateAsync(rowId) : sendingAll.mutateAsync())))
    } catch (error) {
      await alertError(failureText('No se pudo enviar otra vez', error))
    }
    void client.invalidateQueries({ queryKey: [api.informe.inicio.path] })
    await restoreFocus()
  }
  const resendAll = async () => (await ask(ASK_ALL)) && resend('')

  return (
    <div className="w-full space-y-4 px-4 py-8 md:px-6">
      <PageHeading title={TITLE} actions={<BackLink to={useScreenPath('inicio')}>Volver al inicio</BackLink>}>
        <p>
          De los últimos 30 días. Quien debía recibirlos no sabe nada todavía: envíalos otra vez, o llámale o
          escríbele por otro medio.
        </p>
      </PageHeading>
      {query.data?.some(({ Rebote }) => !Rebote) && (
        <Button busy={sendingAll.isPending} onClick={() => void resendAll()}>
          Enviar todos otra vez
        </Button>
      )}
      <DataTable
        caption={TITLE}
        query={query}
        columns={COLUMNS}
        defaultSort="-fecha"
        rowLabel={({ Asunto }) => Asunto}
        actions={(mail) => (
          <>
            <About mail={mail} />
            {!mail.Rebote && (
              <RowButton
                text="Enviar otra vez"
                name={mail.Asunto}
                busy={sending.isPending && sending.variables === mail.Id}
                onClick={() => void resend(mail.Id)}
              />
            )}
          </>
        )}
        empty={{
          title: 'Todos los correos de los últimos 30 días llegaron.',
          next: 'Si alguno no llega, aparecerá aquí.',
        }}
        failed="No se pudieron cargar los correos"
      />
    </div>
  )
}

const resentText = ({ Enviados, Quedan }: ResentMails) => {
  if (Enviados === 0) return 'No había nada por enviar: ya estaba en camino'
  const sent = Enviados === 1 ? 'El correo saldrá en unos minutos' : `${Enviados} correos saldrán poco a poco`
  return Quedan > 0 ? `${sent}. Quedan ${Quedan}: vuelve a enviarlos después` : sent
}

const BOUNCES: Record<MailBounce, string> = {
  sin_buzon: 'Rebotó: la dirección no existe',
  buzon_lleno: 'Rebotó: el buzón está lleno',
  rechazado: 'Rebotó: el buzón lo rechazó',
}

const reasonOf = ({ Retenido, Atrasado, Rebote }: FailedMail) => {
  if (Rebote) return BOUNCES[Rebote]
  if (Atrasado) return 'Espera hace más de media hora'
  return Retenido
    ? 'No se envió: se alcanzó el límite de correos, o se restauró su solicitud'
    : 'El servicio de correo lo rechazó'
}

const COLUMNS: readonly Column<FailedMail>[] = [
  single({ id: 'asunto', header: 'Asunto', rowHeader: true, value: ({ Asunto }) => Asunto, look: 'strong' }),
  single({
    id: 'fecha',
    header: 'Fecha',
    value: ({ Fecha }) => Fecha,
    searchText: ({ Fecha }) => formatDateTime(Fecha),
  }),
  single({ id: 'motivo', header: 'Por qué', width: 24, value: reasonOf }),
]

const RECORDS: Record<FailedMail['Sobre']['Coleccion'], [link: string, path: (id: string) => string]> = {
  asesorias: ['Ver la asesoría', (id) => `ver-asesorias/${id}`],
  inscripciones: ['Ver las inscripciones', () => 'ver-inscripciones'],
  users: ['Ver el usuario', (id) => `usuarios/ver/${id}`],
  boletines: ['Ver los boletines', () => 'boletines-manager'],
  suscripciones: ['Ver los boletines', () => 'boletines-manager'],
  participantes: ['Ver las capacitaciones', () => 'capacitaciones-manager'],
  capacitaciones: ['Ver las capacitaciones', () => 'capacitaciones-manager'],
}

function About({ mail: { Sobre, Asunto } }: { mail: FailedMail }) {
  const [link, path] = RECORDS[Sobre.Coleccion]
  return (
    <Link to={useScreenPath(path(Sobre.Id))} className="link">
      <Of name={Asunto}>{link}</Of>
    </Link>
  )
}
