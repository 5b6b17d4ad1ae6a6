import { api, type Participation } from '@naf/contract'
import { signUpSchema } from '@naf/contract/schemas'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { call, failureText, queryOf } from '../../api/client.ts'
import { useEnlace, useForgetRefused } from '../../auth/link-secret.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/fields.tsx'
import { ofTexts, useAppForm } from '../../form/use-app-form.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Badge, type BadgeLook } from '../../ui/badges.tsx'
import { alertError, ask } from '../../ui/dialog.ts'
import { NewTabLink } from '../../ui/links.tsx'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import { LoadedOr } from '../../ui/states.tsx'
import { AddTraining, AttendanceQr, isOver, TrainingFacts } from './training.tsx'

/** Where the links of mails about trainings lead. Opening it changes nothing. */
export default function MiCapacitacionPage() {
  const { enlace, isDead, forget } = useEnlace('mi-capacitacion')
  return (
    <div className="mx-auto w-full max-w-page px-[min(1.25rem,6vw)] pt-5 pb-8 md:px-10 md:py-10">
      <PageHeading title="Tu inscripción a una capacitación">
        <p>
          Aquí confirmas tu inscripción, puedes cancelar si no vas y, si asistes, encuentras tu certificado.
        </p>
      </PageHeading>
      <div className="mt-6 max-w-text">
        {enlace ? (
          <Linked key={enlace} enlace={enlace} forget={forget} />
        ) : (
          <div className="card space-y-4 p-[min(1.25rem,5vw)] sm:p-8">
            <p role="status">
              {isDead
                ? 'Este enlace ya no sirve. Tal vez llegó cortado: ábrelo otra vez desde el correo. Si tampoco abre, la capacitación o la inscripción ya no existen.'
                : 'Abre esta página con el enlace del correo que te enviamos al inscribirte.'}
            </p>
            <AllTrainings />
          </div>
        )}
      </div>
    </div>
  )
}

function AllTrainings() {
  return (
    <ButtonLink to={useScreenPath('capacitaciones')} variant="secondary">
      Ver las capacitaciones
    </ButtonLink>
  )
}

function Linked({ enlace, forget }: { enlace: string; forget: () => void }) {
  const client = useQueryClient()
  const opening = queryOf(api.capacitaciones.open, { input: { Enlace: enlace } })
  const query = useQuery(opening)
  const show = (answer: Participation) => void client.setQueryData(opening.queryKey, answer)
  if (useForgetRefused(query.error, forget)) return null
  return (
    <LoadedOr query={query} failed="No pudimos mostrar tu inscripción" place="h-72">
      {(participation) => <SignedUp {...{ enlace, participation, show }} />}
    </LoadedOr>
  )
}

interface SignedUpProps {
  enlace: string
  participation: Participation
  show: (answer: Participation) => void
}

const STATES: Record<Participation['Estado'], [text: string, look: BadgeLook]> = {
  por_confirmar: ['Falta confirmar', 'warm'],
  inscrito: ['Tienes lugar', 'good'],
  espera: ['En lista de espera', 'warm'],
  cancelado: ['Inscripción cancelada', 'gone'],
}

const puestoText = (puesto: number): string =>
  puesto === 1 ? 'Eres la primera persona en la lista.' : `Hay ${puesto - 1} antes que tú en la lista.`

/** A sign-up, and what its owner can do with it. A person who attended has no use for a seat any more. */
function SignedUp({ enlace, participation, show }: SignedUpProps) {
  const { Capacitacion: Id, Estado, Nombre, Orden, Puesto, Asistio, Certificado } = participation
  const [state, look] = Asistio ? (['Asististe', 'good'] as const) : STATES[Estado]
  const hasSeat = Estado === 'inscrito' && !Asistio
  const lines = [
    `${Nombre}.`,
    Orden !== null && `Inscripción n.º ${Orden}.`,
    Puesto !== null && !Asistio && puestoText(Puesto),
    Estado === 'por_confirmar' && !Asistio && 'Todavía no tienes lugar: confírmalo aquí.',
    Asistio && Certificado === null && 'Tu certificado aparece aquí cuando la capacitación empieza.',
  ]
  return (
    <div className="space-y-6">
      {Certificado !== null && <Certificate codigo={Certificado} />}
      <section aria-labelledby="capacitacion" className="card space-y-4 p-[min(1.25rem,5vw)] sm:p-8">
        <Badge look={look}>{state}</Badge>
        <h2 id="capacitacion" className="text-xl wrap-anywhere">
          {participation.Titulo}
        </h2>
        <p className="wrap-anywhere">{lines.filter(Boolean).join(' ')}</p>
        <TrainingFacts training={participation} />
        {participation.Enlace !== '' && !isOver(participation) && (
          <NewTabLink href={participation.Enlace} className="link inline-flex min-h-11 items-center">
            Entrar a la reunión
          </NewTabLink>
        )}
        {hasSeat && <AttendanceQr training={Id} participante={enlace.split('.')[0] ?? ''} />}
        {Estado !== 'cancelado' && Certificado === null && (
          <NameForm key={`${Estado} ${Nombre}`} {...{ enlace, participation, show }} />
        )}
        <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
          {hasSeat && <AddTraining training={{ ...participation, Id }} />}
          {participation.PuedeCancelar && <CancelButton enlace={enlace} show={show} />}
          {Estado === 'cancelado' && <AllTrainings />}
        </div>
        <p role="status" className="font-semibold empty:hidden">
          {Estado === 'cancelado' && 'Tu inscripción quedó cancelada.'}
        </p>
      </section>
    </div>
  )
}

const nameSchema = ofTexts(signUpSchema.pick({ Nombre: true }))

const CONFIRM = {
  sending: 'Confirmando inscripción...',
  sent: { title: '✅ Inscripción confirmada', text: 'Tu inscripción quedó confirmada.' },
  failed: 'No se pudo confirmar la inscripción.',
  what: 'la inscripción',
}
const RENAME = {
  sending: 'Guardando nombre...',
  sent: { title: '✅ Nombre guardado', text: 'Tu nombre quedó guardado.' },
  failed: 'No se pudo guardar el nombre.',
  what: 'el nombre',
}

/** The name of the certificate, which somebody else may have typed; sending it confirms an unconfirmed sign-up. */
function NameForm({ enlace, participation: { Nombre, Estado }, show }: SignedUpProps) {
  const isConfirming = Estado === 'por_confirmar'
  const form = useAppForm({
    schema: nameSchema,
    initial: { Nombre },
    draft: `mi-capacitacion-${enlace.split('.')[0]}`,
    send: (filled) =>
      call(isConfirming ? api.capacitaciones.confirm : api.capacitaciones.rename, {
        input: { Enlace: enlace, ...filled },
      }),
    keep: (values) => values,
    onSent: show,
    texts: isConfirming ? CONFIRM : RENAME,
  })
  const fields = (
    <Form form={form} submit={isConfirming ? 'Confirmar mi inscripción' : 'Guardar nombre'}>
      <TextField
        name="Nombre"
        label="Nombre en tu certificado"
        hint="Corrígelo aquí hasta que tengas el certificado."
        lines={2}
        autoComplete="name"
        autoCapitalize="words"
      />
    </Form>
  )
  if (isConfirming) return fields
  return (
    <details className="print:hidden">
      <summary className="link flex min-h-11 cursor-pointer items-center">Corregir mi nombre</summary>
      <div className="pt-2">{fields}</div>
    </details>
  )
}

function CancelButton({ enlace, show }: Pick<SignedUpProps, 'enlace' | 'show'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(api.capacitaciones.cancel, { input: { Enlace: enlace } }),
    onSuccess: show,
    onError: (error) => void alertError(failureText('No se pudo cancelar la inscripción.', error)),
  })
  const press = async () => {
    const question = {
      title: '¿Cancelar tu inscripción?',
      text: 'Tu cupo pasa a otra persona. Si luego cambias de idea, tendrás que inscribirte otra vez.',
      confirm: 'Sí, cancelar',
      cancel: 'Conservarla',
    }
    if (await ask(question, { danger: true })) mutate()
  }
  return (
    <Button variant="secondary" busy={isPending} onClick={() => void press()}>
      Cancelar mi inscripción
    </Button>
  )
}

function Certificate({ codigo }: { codigo: string }) {
  const verify = useScreenPath('verificar')
  return (
    <TitledSection
      title="Tu certificado"
      className="card space-y-4 border-l-4 border-l-brand p-[min(1.25rem,5vw)] sm:p-8"
    >
      <p>
        Asististe a esta capacitación. Tu certificado lleva el código{' '}
        <span className="inline-block">{codigo}.</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={`/api/verificar/${codigo}/certificado`} download className="btn btn-accent min-h-12 px-3">
          <Download aria-hidden="true" className="size-5" />
          <span>Descargar certificado (PDF)</span>
        </a>
        <ButtonLink to={`${verify}?codigo=${codigo}`} variant="secondary" className="px-[min(1.25rem,4vw)]">
          Ver la comprobación
        </ButtonLink>
      </div>
    </TitledSection>
  )
}
