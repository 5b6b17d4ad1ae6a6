import { api, type Capacitacion, type Participation, type User, VERSION_POLITICA } from '@naf/contract'
import { signUpSchema } from '@naf/contract/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { call } from '../../api/client.ts'
import { useSession } from '../../auth/session.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/fields.tsx'
import { useReceipt } from '../../form/receipt.tsx'
import { ofTexts, useAppForm } from '../../form/use-app-form.ts'
import { PolicyLine } from '../../parts/consent.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { LinkedText } from '../../ui/text.tsx'
import { AddTraining, AttendanceQr, hasBegun, TrainingFacts, useSeats } from './training.tsx'

const schema = ofTexts(signUpSchema.omit({ Consentimiento: true }))
const EMPTY = { Nombre: '', Correo: '' }

const knownOf = (user: User) => ({
  Nombre: [user.Nombre, user.SegundoNombre, user.Apellido, user.SegundoApellido].filter(Boolean).join(' '),
  Correo: user.Correo,
})

/** What the receipt says of a sign-up, and nothing more of what was typed. */
interface SentSignUp {
  estado: Exclude<Participation['Estado'], 'cancelado'>
  correo: string
  /** Nobody can have a seat before somebody cancels. */
  llena: boolean
  /** The id of the sign-up; null for visitors, who find their QR behind the link of the mail. */
  participante: string | null
}

export default function SignUp({ id, all }: { id: string; all: readonly Capacitacion[] }) {
  const training = all.find(({ Id }) => Id === id)
  return (
    <div className="max-w-text">
      <Link
        to={{ search: '' }}
        className="link inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Todas las capacitaciones
      </Link>
      {training ? (
        <Training training={training} />
      ) : (
        <>
          <PageHeading title="Capacitaciones" />
          <p role="status" className="mt-2">
            Esta capacitación ya no está publicada.
          </p>
        </>
      )}
    </div>
  )
}

function Training({ training }: { training: Capacitacion }) {
  const { Titulo, Descripcion } = training
  const { uid } = useSession()
  return (
    <>
      <article className="space-y-3.5 [&_.btn]:w-full sm:[&_.btn]:w-auto">
        <PageHeading title={Titulo} className="wrap-anywhere" />
        <p className="whitespace-pre-line wrap-anywhere">
          <LinkedText text={Descripcion} />
        </p>
        <TrainingFacts training={training} />
        {!hasBegun(training) && <AddTraining training={training} />}
      </article>
      <div className="mt-6 border-t border-line pt-6">
        {hasBegun(training) ? (
          <p role="status">Esta capacitación ya empezó: no se reciben más inscripciones.</p>
        ) : (
          <Open key={uid} training={training} />
        )}
      </div>
    </>
  )
}

const LABELS = { Nombre: 'Nombres y apellidos', Correo: 'Correo' }

function Open({ training: { Id, Completa } }: { training: Capacitacion }) {
  const { uid } = useSession()
  const client = useQueryClient()
  const { data } = useSeats(Id)
  const { given, give, again } = useReceipt<SentSignUp>(`recibo-capacitacion-${Id}`, uid)
  // Without an answer the form can be sent all the same.
  const isFull = data ? data.Libres === 'ninguno' : Completa
  const form = useAppForm({
    schema,
    initial: EMPTY,
    draft: 'capacitacion',
    known: knownOf,
    send: (filled, key) =>
      call(api.capacitaciones.signUp, {
        params: { id: Id },
        input: { ...filled, Consentimiento: VERSION_POLITICA },
        key,
      }).finally(() => {
        void client.invalidateQueries({ queryKey: [api.capacitaciones.seats.path] })
      }),
    onSent: ({ Estado, Participante }, { Correo }) =>
      give({ estado: Estado, correo: Correo, llena: isFull, participante: Participante }),
    texts: {
      sending: 'Enviando inscripción...',
      sent: {
        title: '✅ Inscripción enviada',
        text: isFull
          ? 'Es para la lista de espera, porque los cupos están llenos. Te enviamos un correo.'
          : 'Te enviamos un correo.',
      },
      failed: 'No se pudo enviar la inscripción',
      what: 'la inscripción',
    },
  })
  return (
    <>
      {given && <Receipt training={Id} given={given} again={again} />}
      <div hidden={given !== null} className="space-y-3">
        <h2 className="text-xl">Inscríbete</h2>
        <div role="status">
          {isFull ? (
            <p className="rounded-md border-l-4 border-clay bg-clay-soft px-3.5 py-2.5">
              Los cupos están llenos. Si te inscribes, quedas en la lista de espera.
            </p>
          ) : (
            <p className="min-h-6 text-ink-soft">
              {data && (data.Libres === 'pocos' ? 'Quedan pocos cupos.' : 'Hay cupos.')}
            </p>
          )}
        </div>
        <Form
          form={form}
          submit={isFull ? 'Entrar en la lista de espera' : 'Inscribirme'}
          label="Inscripción a la capacitación"
          summary={{ labels: LABELS }}
        >
          <div>
            <TextField
              name="Nombre"
              label={LABELS.Nombre}
              hint="Como quieres que salgan en tu certificado."
              lines={2}
              autoComplete="name"
              autoCapitalize="words"
            />
            <TextField
              name="Correo"
              label={LABELS.Correo}
              hint="Ahí te llega el enlace para confirmar tu lugar, y después el recordatorio. Hasta cuatro personas pueden inscribirse con el mismo correo."
              suggest="correo"
              type="email"
            />
          </div>
          <PolicyLine action="join" />
        </Form>
      </div>
    </>
  )
}

const RECEIPT_TITLES = {
  por_confirmar: 'Falta un paso: confirma en tu correo',
  inscrito: 'Tienes lugar en la capacitación',
  espera: 'Quedaste en la lista de espera',
}

const receiptText = ({ estado, correo, llena }: SentSignUp): string => {
  if (estado === 'inscrito')
    return `Te enviamos a ${correo} la confirmación con el enlace para cancelar si no puedes ir. El día anterior te lo recordamos.`
  if (estado === 'espera') return `Si se libera un cupo, te escribimos a ${correo}.`
  const what = llena
    ? 'Así entras en la lista de espera, porque los cupos están llenos.'
    : 'Hasta entonces no tienes lugar.'
  return `Te escribimos a ${correo}: abre el enlace y confirma. ${what} Si ya te habías inscrito con este nombre, tu lugar no cambia.`
}

function Receipt({ training, given, again }: { training: string; given: SentSignUp; again: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="card space-y-3 border-l-4 border-l-brand p-5 sm:p-8">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {RECEIPT_TITLES[given.estado]}
      </h2>
      <p className="wrap-anywhere">{receiptText(given)}</p>
      <p className="text-sm text-ink-soft">Si no ves el correo, revisa la carpeta de correo no deseado.</p>
      {given.estado === 'inscrito' && given.participante && (
        <AttendanceQr training={training} participante={given.participante} />
      )}
      <Button variant="secondary" onClick={again} className="w-full sm:w-auto print:hidden">
        Inscribir a otra persona
      </Button>
    </div>
  )
}
