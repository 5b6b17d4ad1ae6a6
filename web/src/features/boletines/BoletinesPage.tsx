import { api, can } from '@naf/contract'
import { lazy } from 'react'
import { useSession } from '../../auth/session.ts'
import { classNames } from '../../lib/text.ts'
import { Part } from '../../ui/ErrorBoundary.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import factura from '../../ui/scenes/detalle-factura.svg'
import { SkeletonList } from '../../ui/states.tsx'
import { MembersGate } from './MembersGate.tsx'

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

/** Only members load the code of the list. */
const MembersList = lazy(async () => {
  const { PublicationList } = await import('../../parts/PublicationList.tsx')
  return { default: () => <PublicationList list={api.boletines.list} {...LIST} /> }
})

/** The bulletins, for people with an account. A visitor's browser does not ask the API for them. */
export default function BoletinesPage() {
  const { rol, user } = useSession()
  const mayRead = can(rol, 'boletines:read')
  return (
    <div className="mx-auto w-full max-w-page px-[min(1.25rem,6vw)] pt-5 pb-8 md:px-10 md:py-10">
      <PageHeading title="Boletines Contables" className="mb-4 md:mb-8">
        <p className="text-sm md:text-lg">
          {mayRead
            ? `${user ? `Hola, ${user.Nombre}.` : 'Hola.'} Aquí encuentras, en PDF, lo que cambia en los impuestos y lo que conviene preparar. Cada boletín se abre en otra pestaña.`
            : 'Cada quince días, lo que cambia en los impuestos y lo que conviene preparar.'}
        </p>
      </PageHeading>
      {mayRead ? (
        <Part fallback={<SkeletonList count={6} className="h-32" />}>
          <MembersList />
        </Part>
      ) : (
        <MembersOnly />
      )}
    </div>
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
      <MembersGate
        wanted="/boletines"
        className="relative mx-1.5 mt-10 max-w-field self-start justify-self-center sm:mx-3 sm:mt-16"
      />
    </div>
  )
}
