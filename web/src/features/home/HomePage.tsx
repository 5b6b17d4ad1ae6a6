import { api, type Capacitacion, CENTRE, hoursText } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { queryOf } from '../../api/client.ts'
import { usePublished } from '../../api/lists.ts'
import { daysText, formatNumber, formatWeekday, plainMoment } from '../../lib/format.ts'
import { servicioQuery } from '../../lib/text.ts'
import { ConsentDialog, useConsent } from '../../parts/consent.tsx'
import { DueDatesCard } from '../../parts/DueDatesCard.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useScreenTitle } from '../../ui/hooks.ts'
import { Scene } from '../../ui/images.tsx'
import { TitledSection } from '../../ui/PageHeading.tsx'
import asesoria from '../../ui/scenes/asesoria.svg'
import declaraciones from '../../ui/scenes/declaraciones.svg'
import facturacion from '../../ui/scenes/facturacion.svg'
import gastos from '../../ui/scenes/gastos.svg'
import mensajes from '../../ui/scenes/mensajes.svg'
import mercado from '../../ui/scenes/mercado.svg'
import plaza from '../../ui/scenes/plaza.svg'
import ruc from '../../ui/scenes/ruc.svg'
import vispera from '../../ui/scenes/vispera.svg'

export default function HomePage() {
  const consent = useConsent()
  return (
    <>
      <Hero />
      <DueDatesCard />
      <div className="mx-auto w-full max-w-page px-[min(1.25rem,6vw)] py-10 md:px-10 md:py-16">
        <Topics />
      </div>
      <div className="bg-mist">
        <div className="mx-auto max-w-page px-[min(1.25rem,6vw)] py-10 md:px-10 md:py-16">
          <Steps />
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] items-start gap-8 px-[min(1.25rem,6vw)] py-10 md:grid-cols-[3fr_2fr] md:px-10 md:py-16">
        <section aria-labelledby="gratis">
          <Scene src={plaza} shape="3/2" className="mb-6 aspect-2/1 w-full rounded-lg object-cover" />
          <h2 id="gratis" className="text-2xl">
            Gratuita y solo informativa
          </h2>
          <p className="mt-4 max-w-text text-ink-soft">
            El {CENTRE.shortName} trabaja junto a la autoridad tributaria y nunca cobra por orientarte. Te
            explicamos cada paso, pero no hacemos trámites en tu nombre ni te pediremos tu clave del SRI.
          </p>
        </section>
        <div className="space-y-6 self-start">
          <TitledSection title="Con una cuenta es más rápido" className="card p-6">
            <p className="mt-2 mb-5 text-ink-soft">
              Guardamos tus datos para que no tengas que escribirlos de nuevo en cada solicitud.
            </p>
            <ButtonLink to="/register" variant="secondary">
              Crear una cuenta
            </ButtonLink>
          </TitledSection>
          {/* The last of the page: nothing in sight moves when it comes. */}
          <NextTraining />
        </div>
      </div>
      {consent.missing && <ConsentDialog onAccepted={consent.accept} />}
    </>
  )
}

/** On a phone the drawing is a band above the text, low enough for the button to be seen. */
function Hero() {
  const heading = useScreenTitle('Asesoría tributaria y contable gratuita')
  return (
    <section className="on-band bg-band text-on-band">
      <div className="mx-auto grid max-w-page items-center md:grid-cols-[11fr_9fr] md:gap-12 md:px-10 md:py-14">
        <Scene
          first
          src={asesoria}
          shape="4/3"
          className="h-[min(44vw,180px)] w-full object-cover object-[50%_58%] md:order-last md:h-auto md:rounded-lg"
        />
        <div className="min-w-0 max-w-text px-[min(1.25rem,6vw)] py-5 md:p-0">
          <p className="text-sm font-semibold text-on-band-soft">
            Te damos la bienvenida al {CENTRE.shortName}
          </p>
          <h1 ref={heading} tabIndex={-1} className="display mt-1 text-3xl md:mt-3">
            ¿Te toca declarar el IVA y no sabes cómo?
          </h1>
          <p className="mt-3 text-on-band-soft md:mt-5 md:text-lg">
            Asesoría <strong className="highlight">gratuita</strong> sobre IVA, renta, RIMPE, RUC y
            facturación. Estudiantes y docentes de la {CENTRE.universityShortName} te explican, por WhatsApp,
            llamada o correo, qué te corresponde y cómo se hace.
          </p>
          <ButtonLink to="/servicios" variant="accent" className="mt-5 w-full sm:w-auto md:mt-8">
            Solicitar una asesoría
          </ButtonLink>
          <p className="mt-2 text-sm text-on-band-soft">Sin cuenta. Cinco minutos.</p>
          <Numbers />
        </div>
      </div>
    </section>
  )
}

/** How many were served this half-year and how long it usually takes, in a place that is there before them. */
function Numbers() {
  const { data } = useQuery({ ...queryOf(api.asesorias.plazo), retry: false })
  const { Atendidas = null, Plazo = null } = data ?? {}
  const served = Atendidas !== null && `${formatNumber(Atendidas)} solicitudes atendidas este semestre.`
  const wait = Plazo !== null && `Solemos atender en ${daysText(Plazo)}.`
  return (
    <p className="min-h-12 text-sm text-on-band-soft lg:min-h-6">
      {[served, wait].filter(Boolean).join(' ')}
    </p>
  )
}

const startOf = ({ Fecha, Inicio }: Capacitacion): string => `${Fecha}T${Inicio}`

function NextTraining() {
  const { data = [] } = usePublished(api.capacitaciones.list)
  const now = plainMoment(new Date().toISOString())
  const coming = data.filter((one) => startOf(one) > now)
  const [training] = coming.sort((a, b) => startOf(a).localeCompare(startOf(b)))
  if (!training) return null
  const { Id, Titulo, Fecha, Inicio, Virtual, Completa } = training
  return (
    <TitledSection title="Próxima capacitación gratuita" className="card p-6">
      <p className="mt-2 font-semibold wrap-anywhere">{Titulo}</p>
      <p className="mb-5 text-ink-soft">
        <time dateTime={startOf(training)}>{`${formatWeekday(Fecha)}, ${hoursText(Inicio, Virtual)}`}</time>
      </p>
      <ButtonLink to={`/capacitaciones?id=${Id}`} variant="secondary">
        {Completa ? 'Lista de espera' : 'Ver e inscribirme'}
      </ButtonLink>
    </TitledSection>
  )
}

const TOPICS = [
  {
    servicio: 'Declaraciones tributarias',
    scene: declaraciones,
    title: 'IVA y otras declaraciones',
    text: 'IVA, retenciones y renta: qué te corresponde, en qué fecha y cómo se llena.',
  },
  {
    servicio: 'Actualización de RUC',
    scene: ruc,
    title: 'RUC y RIMPE',
    text: 'Actividades, direcciones, tu régimen y lo que debes informar cuando algo cambia.',
  },
  {
    servicio: 'Gastos personales',
    scene: gastos,
    title: 'Renta y gastos personales',
    text: 'Qué gastos puedes incluir, con qué comprobantes y cómo se presenta la proyección.',
  },
  {
    servicio: 'Facturación electrónica',
    scene: facturacion,
    title: 'Facturación electrónica',
    text: 'Los primeros pasos para emitir comprobantes y qué hacer cuando uno es rechazado.',
  },
] as const

function Topics() {
  return (
    <TitledSection title="En qué te podemos orientar" look="text-2xl" className="@container">
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 @min-[56rem]:grid-cols-4">
        {TOPICS.map(({ servicio, scene, title, text }) => (
          <li
            key={servicio}
            className="card card-link max-sm:grid max-sm:grid-cols-[7rem_1fr] @max-[15rem]:grid-cols-1"
          >
            <Scene
              src={scene}
              shape="4/3"
              className="h-full w-full object-cover sm:aspect-4/3 sm:h-auto @max-[15rem]:hidden"
            />
            <div className="min-w-0 p-4">
              <h3 className="text-base">
                <Link to={`/servicios${servicioQuery(servicio)}`} className="cover-link">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const STEPS = [
  {
    scene: mercado,
    title: 'Cuéntanos qué necesitas',
    text: 'Llena el formulario con tus datos y describe tu duda con tus propias palabras.',
  },
  {
    scene: mensajes,
    title: 'Recibe la confirmación',
    text: 'Te enviamos un correo con el resumen de tu solicitud, para que sepas que llegó.',
  },
  {
    scene: vispera,
    title: 'Te contactamos',
    text: 'El equipo del NAF te escribe o te llama por el medio que elijas y te orienta.',
  },
]

export function Steps() {
  return (
    <TitledSection title="Cómo funciona la asesoría virtual" look="text-2xl" className="@container">
      <ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ scene, title, text }, index) => (
          <li
            key={title}
            className="max-md:grid max-md:grid-cols-[6rem_1fr] max-md:gap-4 @max-[15rem]:grid-cols-1"
          >
            <Scene
              src={scene}
              shape="3/2"
              className="aspect-square rounded-lg object-cover md:aspect-3/2 md:w-full @max-[15rem]:hidden"
            />
            <div className="min-w-0">
              <h3 className="text-lg md:mt-4">
                <span aria-hidden="true" className="text-brand">
                  {index + 1}.
                </span>{' '}
                {title}
              </h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
