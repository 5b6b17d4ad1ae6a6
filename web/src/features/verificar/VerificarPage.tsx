import { api, codigoOf, impossibleSigns, longDay } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { call, isGone } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { useHydrated } from '../../ui/hooks.ts'
import { PageHeading, TitledSection } from '../../ui/PageHeading.tsx'
import { LoadedOr, StateMessage } from '../../ui/states.tsx'
import { Facts } from '../../ui/text.tsx'

/** Why a text is no code; null for a code. */
const mistakeIn = (typed: string): string | null => {
  if (codigoOf(typed) !== null) return null
  const [first, ...more] = impossibleSigns(typed).map((sign) => `«${sign}»`)
  if (first === undefined) return 'Escribe el código completo: NAF y 12 letras o números.'
  return `Un código no lleva ${[first, ...more].join(' ni ')}. Compáralo con el del certificado.`
}

/** Where anybody confirms a certificate. What was typed stands in the address, so that a link can bear a code. */
export default function VerificarPage() {
  const [params, setParams] = useSearchParams()
  const isHydrated = useHydrated()
  const asked = isHydrated ? params.get('codigo') : null
  const mistake = asked === null ? null : mistakeIn(asked)
  const codigo = codigoOf(asked ?? '')
  /** Each press asks the server: a certificate may have ended since the last one. */
  const [presses, setPresses] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => {
    // Without a code in the address, somebody may have typed one before the page's code came.
    if (asked !== null && field.current) field.current.value = asked
  }, [asked])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    setParams({ codigo: codigoOf(typed) ?? typed }, { replace: true, preventScrollReset: true })
    setPresses(presses + 1)
    if (mistakeIn(typed)) field.current?.focus()
  }

  return (
    <div className="mx-auto w-full max-w-page space-y-6 px-[min(1.25rem,6vw)] pt-5 pb-8 md:px-10 md:py-10">
      <PageHeading title="Verificar un certificado">
        <p>
          Escribe el código de un certificado del NAF para confirmar a quién se le dio y por qué capacitación.
        </p>
      </PageHeading>
      <form noValidate onSubmit={submit} className="card max-w-text p-4 sm:p-8">
        <label htmlFor={id} className="block font-semibold">
          Código del certificado
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          Está al pie del certificado, como <span className="inline-block">NAF-7Q4K-3HXW-9CDE.</span>
        </p>
        <input
          ref={field}
          id={id}
          name="codigo"
          placeholder=" "
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={mistake ? `${id}-hint ${id}-error` : `${id}-hint`}
          className="control mt-1.5"
        />
        <div className="field-place" data-lines={2}>
          {mistake && (
            <p id={`${id}-error`} className="font-semibold text-danger">
              <span className="sr-only">Error: </span>
              {mistake}
            </p>
          )}
        </div>
        <Button type="submit" variant="accent" className="min-h-12 w-full sm:w-auto">
          Verificar
        </Button>
      </form>
      <div aria-live="polite" className="max-w-text">
        {codigo !== null && <Certificate codigo={codigo} press={presses} />}
      </div>
    </div>
  )
}

/** What is confirmed of a code. No earlier answer is shown, neither while this one is awaited nor if it fails. */
function Certificate({ codigo, press }: { codigo: string; press: number }) {
  const query = useQuery({
    queryKey: ['verificar', codigo, press],
    queryFn: ({ signal }) => call(api.verificar.read, { params: { codigo }, signal }),
    retry: false,
    gcTime: 0,
  })
  if (isGone(query.error))
    return (
      <StateMessage kind="empty" title="No hay ningún certificado con ese código">
        Revisa el código y vuelve a intentarlo.
      </StateMessage>
    )
  return (
    <LoadedOr query={query} failed="No pudimos verificar el código" place="h-40">
      {({ Nombre, Capacitacion, Fecha, Codigo }) => (
        <TitledSection
          title="El certificado es válido"
          className="card space-y-4 border-l-4 border-l-brand p-4 sm:p-8"
        >
          <Facts
            facts={[
              ['Asistió', Nombre],
              ['Capacitación', Capacitacion],
              ['Fecha', longDay(Fecha)],
              ['Código', Codigo],
            ]}
          />
        </TitledSection>
      )}
    </LoadedOr>
  )
}
