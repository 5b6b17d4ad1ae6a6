import { useSession } from '../../session/useSession.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { AsesoriaForm } from './AsesoriaForm.tsx'
import { MENSAJES_FORMULARIO as TEXTO } from './messages.ts'
import { useInvitation } from './useInvitation.ts'

/** The advisory request, the same for a visitor and in every dashboard. */
export default function ServiciosPage() {
  const { uid } = useSession()
  useInvitation(uid === null)
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10 md:px-10">
      <PageHeading title={TEXTO.titulo}>
        <p>{TEXTO.introduccion}</p>
      </PageHeading>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="card p-5 sm:p-8">
          <AsesoriaForm key={uid} />
        </div>
        <WhatComesNext />
      </div>
    </div>
  )
}

function WhatComesNext() {
  return (
    <aside className="rounded-lg border border-line bg-mist p-5 sm:p-6">
      <h2 className="text-lg">{TEXTO.despues.titulo}</h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5 text-ink-soft text-sm marker:font-semibold marker:text-brand">
        {TEXTO.despues.pasos.map((paso) => (
          <li key={paso}>{paso}</li>
        ))}
      </ol>
    </aside>
  )
}
