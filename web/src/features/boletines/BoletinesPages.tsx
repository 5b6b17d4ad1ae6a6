import { api, can } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useParams } from 'react-router-dom'
import { call, isGone } from '../../api/client.ts'
import { useSession } from '../../auth/session.ts'
import { classNames } from '../../lib/text.ts'
import { PublicationList } from '../../parts/PublicationList.tsx'
import { PublicationPage, Reading, ReadingPage } from '../../parts/PublicationPage.tsx'
import { Subscribe } from '../../parts/Subscribe.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { Scene } from '../../ui/Scene.tsx'
import artesanos from '../../ui/scenes/artesanos.svg'
import factura from '../../ui/scenes/detalle-factura.svg'

const TITLE = 'Boletines Contables'

const LIST = {
  label: 'Boletines',
  counted: (count: number) => (count === 1 ? '1 boletín' : `${count} boletines`),
  empty: {
    title: 'No hay boletines disponibles en este momento.',
    next: 'Vuelve pronto: publicamos un boletín cada quince días.',
    scene: factura,
  },
  failed: 'No pudimos cargar los boletines.',
}

const BULLETIN = {
  list: TITLE,
  missing: 'No encontramos este boletín',
  failed: 'No pudimos cargar el boletín.',
  others: 'Ver todos los boletines',
}

/** The bulletins, for people with an account. A visitor's browser does not ask the API for them. */
export function BoletinesPage() {
  const { rol, user } = useSession()
  const mayRead = can(rol, 'boletines:read')
  return (
    <div className="mx-auto w-full max-w-page px-[min(1.25rem,6vw)] pt-5 pb-8 md:px-10 md:py-10">
      <PageHeading title={TITLE} className="mb-4 md:mb-8">
        <p className="text-sm md:text-lg">
          {mayRead
            ? `${user ? `Hola, ${user.Nombre}.` : 'Hola.'} Aquí encuentras, en PDF, lo que cambia en los impuestos y lo que conviene preparar. Cada boletín se abre en otra pestaña.`
            : 'Cada quince días, lo que cambia en los impuestos y lo que conviene preparar.'}
        </p>
      </PageHeading>
      {mayRead ? <PublicationList list={api.boletines.list} {...LIST} /> : <MembersOnly />}
    </div>
  )
}

/** One bulletin. Visitors read what it is about, and how to get an account. */
export function BoletinPage() {
  const { rol } = useSession()
  return can(rol, 'boletines:read') ? (
    <PublicationPage list={api.boletines.list} texts={BULLETIN} />
  ) : (
    <Summary />
  )
}

function Summary() {
  const { id = '' } = useParams()
  const { data: item, ...query } = useQuery({
    queryKey: [api.boletines.summary.path, id],
    queryFn: async ({ signal }) => {
      try {
        return await call(api.boletines.summary, { params: { id }, signal })
      } catch (problem) {
        if (isGone(problem)) return null
        throw problem
      }
    },
  })
  return (
    <ReadingPage query={{ item, ...query }} texts={BULLETIN}>
      {(summary) => (
        <Reading item={summary}>
          <Gate wanted={`/boletines/${id}`} className="mt-8" />
        </Reading>
      )}
    </ReadingPage>
  )
}

const BARS = ['w-11/12', 'w-3/5', 'w-full', 'w-3/4', 'w-2/3', 'w-4/5', 'w-5/6']

/** Blurred bars in the shape of bulletins, none of them real, below the ways to an account. */
function MembersOnly() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
      <div aria-hidden="true" inert className="overflow-hidden select-none blur-sm">
        {BARS.map((width) => (
          <div key={width} className="flex gap-3.5 border-t border-line py-3">
            <div className="h-20 w-16 shrink-0 rounded-sm border-t-32 border-band bg-line" />
            <div className="grow space-y-2.5 pt-1">
              <div className={classNames('h-4 rounded-sm bg-ink', width)} />
              <div className="h-3 w-1/2 rounded-sm bg-ink-soft" />
              <div className={classNames('h-3 rounded-sm bg-ink-soft', width)} />
            </div>
          </div>
        ))}
      </div>
      <Gate
        wanted="/boletines"
        className="relative mx-1.5 mt-10 max-w-field self-start justify-self-center sm:mx-3 sm:mt-16"
      />
    </div>
  )
}

/** The ways to an account. @param wanted where the login leads */
function Gate({ wanted, className }: { wanted: string; className: string }) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={classNames('card px-4 py-6 text-center shadow-pop sm:p-8', className)}
    >
      <Scene src={artesanos} shape="4/3" className="mx-auto h-36 w-full rounded-md object-cover" />
      <h2 id={heading} className="mt-3 text-lg sm:text-xl">
        Acceso restringido
      </h2>
      <p className="mt-2 text-ink-soft">
        Para leer los boletines, ingresa con tu cuenta o regístrate. Registrarte es gratis.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to={`/login?redirect=${wanted}`} className="grow max-sm:px-3 sm:grow-0">
          Ingresar
        </ButtonLink>
        <ButtonLink to="/register" variant="secondary" className="grow max-sm:px-3 sm:grow-0">
          Registrarse
        </ButtonLink>
      </div>
      <Subscribe className="mt-6 border-t border-line pt-5" />
      <p className="mt-6 text-sm text-ink-soft">
        Mientras tanto, visita la{' '}
        <Link to="/biblioteca" className="link">
          Biblioteca Digital
        </Link>
        : está abierta para todos.
      </p>
    </section>
  )
}
