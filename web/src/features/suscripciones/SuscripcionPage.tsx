import { api, type Subscription, VERSION_COMUNICACIONES } from '@naf/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call, failureText, queryOf } from '../../api/client.ts'
import { useEnlace, useForgetRefused } from '../../auth/link-secret.ts'
import SubscribeForm from '../../parts/SubscribeForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { alertError } from '../../ui/dialog.ts'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import { LoadedOr, Outcome } from '../../ui/states.tsx'

/** The subscription that the link of a mail opens, or the form that asks for one. Opening it changes nothing. */
export default function SuscripcionPage() {
  const { enlace, isDead, forget } = useEnlace('suscripcion')
  return (
    <div className="mx-auto w-full max-w-page px-[min(1.25rem,6vw)] pt-5 pb-8 md:px-10 md:py-10">
      <PageHeading title="Tu suscripción">
        <p>Elige qué correos recibes del NAF sobre los boletines.</p>
      </PageHeading>
      <div className="mt-4 max-w-text md:mt-8">
        {enlace ? (
          <Linked key={enlace} enlace={enlace} forget={forget} />
        ) : (
          <div className="card p-4 sm:p-8">
            <p role="status" className="mb-4">
              {isDead
                ? 'Este enlace ya no sirve. Tal vez llegó cortado: ábrelo otra vez desde el correo, o escribe tu correo y te enviamos otro.'
                : 'Escribe tu correo y te enviamos un enlace para suscribirte o cambiar lo que recibes.'}
            </p>
            <SubscribeForm />
          </div>
        )}
      </div>
    </div>
  )
}

function Linked({ enlace: Enlace, forget }: { enlace: string; forget: () => void }) {
  const client = useQueryClient()
  const opening = queryOf(api.suscripciones.open, { input: { Enlace } })
  const query = useQuery(opening)
  const choose = async (Boletines: boolean) => {
    const input = { Enlace, Boletines, Version: VERSION_COMUNICACIONES }
    client.setQueryData(opening.queryKey, await call(api.suscripciones.choose, { input }))
  }
  if (useForgetRefused(query.error, forget)) return null
  return (
    <LoadedOr query={query} failed="No pudimos mostrar tu suscripción" place="h-72">
      {(subscription) => <Choices subscription={subscription} choose={choose} />}
    </LoadedOr>
  )
}

interface ChoicesProps {
  subscription: Subscription
  choose: (boletines: boolean) => Promise<void>
}

function Choices({ subscription: { Correo, PorConfirmar, Boletines, Cuenta }, choose }: ChoicesProps) {
  const hint = useId()
  const [ticked, setTicked] = useState(Boletines)
  const { mutate, variables, isPending, isSuccess } = useMutation({
    mutationFn: choose,
    onSuccess: (_, boletines) => setTicked(boletines),
    onError: (error) => void alertError(failureText('No se pudo guardar lo que elegiste.', error)),
  })
  return (
    <TitledSection title={`Correos para ${Correo}`} className="card space-y-4 p-4 sm:p-8">
      {isSuccess && (
        <Outcome>
          {variables ? 'Listo: te avisaremos de cada boletín nuevo.' : 'Listo: no te escribiremos más.'}
        </Outcome>
      )}
      {PorConfirmar ? (
        <>
          <p className="wrap-anywhere">
            {`Falta un paso: confirma que quieres recibir en ${Correo} un aviso de cada boletín nuevo.`}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="accent" busy={isPending} onClick={() => mutate(true)}>
              Confirmar mi suscripción
            </Button>
            <Button variant="quiet" busy={isPending} onClick={() => mutate(false)}>
              No quiero recibirlos
            </Button>
          </div>
        </>
      ) : (
        <>
          <div>
            <label className="flex min-h-11 w-fit cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                checked={ticked}
                onChange={(event) => setTicked(event.target.checked)}
                aria-describedby={hint}
                className="checkbox"
              />
              <span className="font-semibold">Nuevos boletines</span>
            </label>
            <p id={hint} className="text-sm text-ink-soft">
              Un correo cuando publicamos un boletín, más o menos cada quince días.
              {Cuenta && ' También cambia lo que dijiste sobre las comunicaciones en tu cuenta del portal.'}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button busy={isPending} onClick={() => mutate(ticked)}>
              Guardar
            </Button>
            <Button variant="secondary" busy={isPending} onClick={() => mutate(false)}>
              Darme de baja de todo
            </Button>
          </div>
        </>
      )}
    </TitledSection>
  )
}
