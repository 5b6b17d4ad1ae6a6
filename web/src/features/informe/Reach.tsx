import type { Informe } from '@naf/contract'
import { useScreenPath } from '../../auth/paths.ts'
import { formatNumber } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { MENSAJES_INFORME_PAGINA as TEXTO } from './messages.ts'

/** How many follow the centre in its networks. */
export function Reach({ informe }: { informe: Informe }) {
  const { Redes } = informe.Periodo
  return (
    <div className="card space-y-3 p-5">
      <h3 className="text-base">{TEXTO.networks}</h3>
      <p>
        {Redes.Crecimiento === null
          ? TEXTO.networksUnknown
          : TEXTO.networksGrew(formatNumber(Redes.Inicio), formatNumber(Redes.Ahora))}
      </p>
      <ButtonLink to={useScreenPath('informe/redes')} variant="secondary">
        {TEXTO.networksWrite}
      </ButtonLink>
    </div>
  )
}
