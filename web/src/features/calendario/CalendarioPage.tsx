import { api, isTaxpayerKind, TAXPAYER_KINDS, type TaxpayerKind } from '@naf/contract'
import { type Ref, useEffect, useRef } from 'react'
import { Link, useNavigationType, useSearchParams } from 'react-router-dom'
import { useList } from '../../api/lists.ts'
import { useSession } from '../../auth/session.ts'
import { DigitLinks } from '../../parts/DueDatesCard.tsx'
import { KINDS, ninthDigit } from '../../parts/due-dates.ts'
import { useHydrated } from '../../ui/hooks.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { LoadedOr } from '../../ui/states.tsx'
import { DueDates } from './DueDates.tsx'

/** The address holds what was chosen, so that it can be sent to somebody. An account knows its digit. */
const useChosen = () => {
  const [params] = useSearchParams()
  const { user } = useSession()
  // A prerendered page has no query.
  const known = useHydrated() ? params : new URLSearchParams()
  const kind = known.get('tipo')
  const digit = known.get('digito') ?? ''
  const search = (changes: Record<string, string | number>) => {
    const next = new URLSearchParams(known)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, String(value))
    }
    return `?${next}`
  }
  return {
    kind: isTaxpayerKind(kind) ? kind : null,
    digit: /^\d$/.test(digit) ? Number(digit) : ninthDigit(user?.CedulaRUC),
    search,
  }
}

export default function CalendarioPage() {
  // The dates load while the person chooses.
  const query = useList(api.calendario.list)
  const { kind, digit, search } = useChosen()
  const isAnswered = kind !== null && digit !== null
  const top = useFocusOnChange(isAnswered)
  return (
    <div className="mx-auto w-full max-w-page px-[min(1.25rem,6vw)] pt-5 pb-8 md:px-10 md:py-10">
      <PageHeading title="Calendario tributario">
        <p className="text-balance text-sm md:text-lg">
          En qué día vence cada declaración del año, según el noveno dígito de tu RUC o cédula. Las que caen
          en fin de semana o feriado ya están movidas.
        </p>
      </PageHeading>
      {isAnswered ? (
        <>
          <div className="mt-3.5 flex max-w-text flex-wrap items-center justify-between gap-x-4 rounded-md border border-line bg-mist px-3.5 py-1.5">
            <h2 ref={top} tabIndex={-1} className="font-normal text-sm tracking-normal">
              <b className="block">{KINDS[kind].label}</b> Noveno dígito {digit}
            </h2>
            <Link
              to={search({ digito: digit, tipo: '' })}
              replace
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              Cambiar
            </Link>
          </div>
          <LoadedOr query={query} failed="No pudimos cargar las fechas.">
            {(calendars) => <DueDates key={`${kind} ${digit}`} {...{ calendars, kind, digit }} />}
          </LoadedOr>
        </>
      ) : (
        <div className="mt-5 space-y-5">
          <KindLinks chosen={kind} to={(tipo) => search({ tipo })} heading={top} />
          <div className="space-y-2">
            <DigitLinks chosen={digit} to={(digito) => search({ digito })} />
            <p className="text-ink-soft text-sm leading-5">
              Cuenta las cifras desde la izquierda y detente en la novena. En 1791234567001 es el 6.
            </p>
          </div>
          <p role="status" className="text-balance rounded-md border border-line bg-mist px-4 py-3">
            {kind === null
              ? 'Elige tu tipo de contribuyente para ver tus fechas.'
              : 'Elige tu noveno dígito para ver tus fechas.'}
          </p>
        </div>
      )}
    </div>
  )
}

interface KindLinksProps {
  to: (kind: TaxpayerKind) => string
  chosen: TaxpayerKind | null
  heading: Ref<HTMLHeadingElement>
}

function KindLinks({ to, chosen, heading }: KindLinksProps) {
  return (
    <section aria-labelledby="tipo">
      <h2 id="tipo" ref={heading} tabIndex={-1} className="font-semibold text-base leading-6">
        ¿Qué tipo de contribuyente eres?
      </h2>
      <ul className="mt-1.5 divide-y divide-line overflow-hidden rounded-md border border-edge bg-paper md:grid md:grid-cols-2 md:gap-2 md:divide-y-0 md:border-0 md:bg-transparent">
        {TAXPAYER_KINDS.map((kind) => (
          <li key={kind} className="md:overflow-hidden md:rounded-md md:border md:border-edge md:bg-paper">
            <Link
              to={to(kind)}
              replace
              aria-current={chosen === kind || undefined}
              className="group flex min-h-11 flex-col justify-center px-3 py-2 leading-6 no-underline -outline-offset-3 hover:bg-mist aria-[current=true]:bg-brand-soft aria-[current=true]:font-semibold aria-[current=true]:shadow-[inset_3px_0_0_var(--color-brand)]"
            >
              {KINDS[kind].label}
              <span className="hidden font-normal text-ink-soft text-sm leading-5 group-aria-[current=true]:block md:block">
                {KINDS[kind].hint}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The link that was followed goes away with the question or the answer, so the focus goes to what comes. */
const useFocusOnChange = (isAnswered: boolean) => {
  const top = useRef<HTMLHeadingElement>(null)
  const before = useRef(isAnswered)
  const isFollowed = useNavigationType() === 'REPLACE'
  useEffect(() => {
    if (before.current !== isAnswered && isFollowed) top.current?.focus()
    before.current = isAnswered
  }, [isAnswered, isFollowed])
  return top
}
