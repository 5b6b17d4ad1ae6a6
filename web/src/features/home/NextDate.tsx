import { api, isTaxpayerKind, TAXPAYER_KINDS, type TaxpayerKind } from '@naf/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useList } from '../../api/lists.ts'
import { useScreenPath } from '../../auth/paths.ts'
import { useSession } from '../../auth/session.ts'
import { today } from '../../lib/format.ts'
import { browserStore } from '../../lib/storage.ts'
import { NextDate as NextDay } from '../../parts/DueDatesCard.tsx'
import { byDay, comingDates, KINDS, ninthDigit } from '../../parts/due-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { TitledSection } from '../../ui/PageHeading.tsx'
import { LoadedOr } from '../../ui/states.tsx'

/** The kind of taxpayer that a person chose here, with the account's id: browsers are shared. */
const KIND = 'naf_tipo'

const readKind = (uid: string | null): TaxpayerKind | null => {
  const [owner, kind = ''] = browserStore.read(KIND)?.split(' ') ?? []
  return owner === uid && isTaxpayerKind(kind) ? kind : null
}

/** The account's next due date. Its digit is in the account, its kind is asked once; without a digit there is nothing. */
export function NextDate() {
  const { uid, user } = useSession()
  const [kind, setKind] = useState(() => readKind(uid))
  const query = useList(api.calendario.list)
  const year = useScreenPath('calendario')
  const digit = ninthDigit(user?.CedulaRUC)
  if (digit === null) return null

  const choose = (chosen: TaxpayerKind) => {
    browserStore.writeOrHold(KIND, `${uid} ${chosen}`)
    setKind(chosen)
  }
  if (kind === null) return <KindQuestion choose={choose} />
  return (
    <div className="max-w-3xl space-y-2">
      <LoadedOr query={query} failed="No pudimos cargar las fechas." place="h-40">
        {(calendars) => {
          const [next] = byDay(comingDates(calendars, digit, kind, today()))
          return next ? <NextDay next={next} /> : <p>El calendario del próximo año aún no está publicado.</p>
        }}
      </LoadedOr>
      <div className="flex flex-wrap items-center gap-x-5">
        <Link
          to={`${year}?tipo=${kind}&digito=${digit}`}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          Ver el calendario del año
        </Link>
        <Button variant="quiet" onClick={() => setKind(null)}>
          {`${KINDS[kind].label}, noveno dígito ${digit}: cambiar`}
        </Button>
      </div>
    </div>
  )
}

function KindQuestion({ choose }: { choose: (kind: TaxpayerKind) => void }) {
  return (
    <TitledSection title="Tu próxima fecha" className="card max-w-3xl space-y-3 p-4 sm:p-6">
      <fieldset>
        <legend className="mb-2">¿Qué tipo de contribuyente eres?</legend>
        <ul className="divide-y divide-line rounded-md border border-edge">
          {TAXPAYER_KINDS.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                onClick={() => choose(kind)}
                className="min-h-11 w-full cursor-pointer px-3 py-2 text-left leading-6 -outline-offset-3 hover:bg-mist"
              >
                {KINDS[kind].label}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
    </TitledSection>
  )
}
