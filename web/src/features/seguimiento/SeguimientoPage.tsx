import { api, type TrackingAnswer } from '@naf/contract'
import { linksAskSchema } from '@naf/contract/schemas'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { call, failureText, queryOf } from '../../api/client.ts'
import { useEnlace, useForgetRefused } from '../../auth/link-secret.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/fields.tsx'
import { useAppForm } from '../../form/use-app-form.ts'
import { TrackedRequest } from '../../parts/TrackedRequest.tsx'
import { FRESH_MS, type RequestCalls } from '../../parts/tracking-api.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError, confirmDelete } from '../../ui/dialog.ts'
import { focusHeading } from '../../ui/hooks.ts'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import { LoadedOr, Outcome } from '../../ui/states.tsx'

export default function SeguimientoPage() {
  const { enlace, isDead, close, forget } = useEnlace('seguimiento')
  const [disowned, setDisowned] = useState<string | null>(null)
  const leave = () => {
    setDisowned(null)
    close()
    focusHeading()
  }
  const end = (text: string) => {
    setDisowned(text)
    close()
  }
  const forgetRefused = () => {
    setDisowned(null)
    forget()
  }
  const isAsked = !enlace && disowned === null
  return (
    <div className="mx-auto w-full max-w-page px-[min(1.25rem,6vw)] pt-5 pb-8 md:px-10 md:py-10">
      <PageHeading title="Seguimiento de tu solicitud">
        {isAsked && (
          <p>Aquí ves en qué va tu solicitud, lees lo que te escribió el equipo del NAF y le respondes.</p>
        )}
      </PageHeading>
      <div className="mt-4 max-w-3xl space-y-4 md:mt-8">
        {enlace && <Linked key={enlace} enlace={enlace} forget={forgetRefused} onDisowned={end} />}
        {!enlace && disowned !== null && <Outcome>{disowned}</Outcome>}
        {isAsked ? (
          <AskForm isDead={isDead} />
        ) : (
          <Button variant="quiet" className="-ml-2 px-2" onClick={leave}>
            Consultar otra solicitud
          </Button>
        )}
      </div>
    </div>
  )
}

/** Has the links of a mailbox mailed to it. The answer is the same for every address. */
function AskForm({ isDead }: { isDead: boolean }) {
  const { state } = useLocation()
  const [said, setSaid] = useState<string | null>(null)
  const form = useAppForm({
    schema: linksAskSchema,
    initial: { Correo: String(state?.correo ?? '') },
    send: (input) => call(api.seguimiento.sendLinks, { input }),
    keep: (values) => values,
    onSent: ({ mensaje }) => setSaid(mensaje),
    texts: { sending: 'Enviando...', failed: 'No se pudo enviar el enlace.', what: 'tu correo' },
  })
  return (
    <div className="card p-4 sm:p-8">
      {said !== null && (
        <>
          <Outcome>{said}</Outcome>
          <p className="mt-4">
            Si no llega en unos minutos, revisa la carpeta de correo no deseado y que el correo esté bien
            escrito.
          </p>
          <Button variant="secondary" className="mt-5" onClick={() => setSaid(null)}>
            Escribir otro correo
          </Button>
        </>
      )}
      <div hidden={said !== null}>
        {isDead && (
          <p role="status" className="mb-5 rounded-md bg-accent-soft px-4 py-3">
            Este enlace ya no sirve. Tal vez llegó cortado: ábrelo otra vez desde el correo, o escribe tu
            correo y te enviamos otro.
          </p>
        )}
        <Form form={form} submit="Enviarme el enlace">
          <TextField
            name="Correo"
            label="Correo"
            hint="El que escribiste en la solicitud: ahí te enviamos el enlace que la abre."
            type="email"
          />
        </Form>
      </div>
    </div>
  )
}

interface LinkedProps {
  enlace: string
  forget: () => void
  onDisowned: (text: string) => void
}

function Linked({ enlace: Enlace, forget, onDisowned }: LinkedProps) {
  const client = useQueryClient()
  const input = { Enlace }
  const { queryKey, queryFn } = queryOf(api.seguimiento.open, { input })
  const query = useQuery({ queryKey, queryFn, staleTime: FRESH_MS, refetchOnWindowFocus: true })
  const show = (answer: TrackingAnswer) => client.setQueryData(queryKey, answer)
  const calls: RequestCalls = {
    answer: async ({ Texto }, key) =>
      show(await call(api.seguimiento.answer, { input: { Enlace, Texto }, key })),
    cancel: async () => show(await call(api.seguimiento.cancel, { input })),
    rate: async (opinion) => show(await call(api.seguimiento.rate, { input: { Enlace, ...opinion } })),
  }
  const confirm = async () => show(await call(api.seguimiento.confirm, { input }))
  const disown = async () => {
    const { mensaje } = await call(api.seguimiento.disown, { input })
    client.removeQueries({ queryKey })
    onDisowned(mensaje)
  }
  if (useForgetRefused(query.error, forget)) return null
  return (
    <LoadedOr query={query} failed="No pudimos mostrar tu solicitud">
      {({ Asesoria, CorreoConfirmado }) => (
        <>
          <Ownership isConfirmed={CorreoConfirmado} confirm={confirm} disown={disown} />
          <TrackedRequest id={Enlace.split('.')[0] ?? ''} request={Asesoria} calls={calls} />
        </>
      )}
    </LoadedOr>
  )
}

interface OwnershipProps {
  isConfirmed: boolean
  confirm: () => Promise<unknown>
  disown: () => Promise<unknown>
}

function Ownership({ isConfirmed, confirm, disown }: OwnershipProps) {
  const [thanked, setThanked] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onError: (error) => void alertError(failureText('No se pudo guardar lo que elegiste', error)),
  })
  const sayYes = () => mutate(confirm, { onSuccess: () => setThanked(true) })
  const sayNo = async () => {
    const question = {
      title: '¿No la pediste tú?',
      text: 'Cerraremos la solicitud, borraremos de ella tu correo y este enlace dejará de abrirla.',
      confirm: 'No fui yo',
    }
    if (await confirmDelete(question)) mutate(disown)
  }
  if (thanked) return <Outcome>Gracias. Confirmaste tu correo.</Outcome>
  if (isConfirmed) return null
  return (
    <TitledSection title="¿La pediste tú?" className="card p-4 sm:p-8">
      <p className="mt-2">
        Alguien escribió tu correo en esta solicitud. Si fuiste tú, confírmalo. Si no, la cerramos y no te
        escribimos más por ella.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={isPending} onClick={sayYes}>
          Sí, la pedí yo
        </Button>
        <Button variant="quiet" busy={isPending} onClick={() => void sayNo()}>
          No fui yo
        </Button>
      </div>
    </TitledSection>
  )
}
