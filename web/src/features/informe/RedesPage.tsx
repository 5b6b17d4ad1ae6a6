import { REDES, type Red, type Redes } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { formatNumber, today } from '../../lib/format.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { FigureTable } from '../../ui/charts/FigureTable.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { useRedes } from './api.ts'
import { RedesForm } from './RedesForm.tsx'
import { MENSAJES_REDES_PAGINA as TEXTO } from './redes-messages.ts'
import { monthName } from './words.ts'

/** How many follow the centre, typed in month by month: no network tells the portal. */
export default function RedesPage() {
  return (
    <div className="w-full space-y-8 px-4 py-8 md:px-6">
      <PageHeading
        title={TEXTO.title}
        actions={<BackLink to={useScreenPath('informe')}>{TEXTO.back}</BackLink>}
      >
        <p>{TEXTO.intro}</p>
      </PageHeading>
      <RedesForm month={today().slice(0, 7)} />
      <LoadedOr query={useRedes()} failed={TEXTO.failed}>
        {(redes) => <Known redes={redes} />}
      </LoadedOr>
    </div>
  )
}

function Known({ redes: { Meses } }: { redes: Redes }) {
  if (Meses.length === 0) return <p>{TEXTO.empty}</p>
  const networks: readonly Red[] = REDES.filter((red) =>
    Meses.some(({ Seguidores }) => Seguidores[red] !== undefined),
  )
  return (
    <FigureTable
      caption={TEXTO.known}
      headers={[TEXTO.month, ...networks]}
      rows={Meses.map(({ Mes, Seguidores }) => [
        monthName(Mes),
        ...networks.map((red) => {
          const followers = Seguidores[red]
          return followers === undefined ? null : formatNumber(followers)
        }),
      ])}
    />
  )
}
