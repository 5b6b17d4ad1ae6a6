import { isGone } from '../../api/client.ts'
import { formatPlainDate } from '../../lib/format.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadedOr } from '../../ui/LoadedOr.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { useVerified } from './api.ts'
import { MENSAJES_VERIFICAR_PAGINA as TEXTO } from './messages.ts'

/** What is known of a code. */
export default function Verified({ codigo }: { codigo: string }) {
  const query = useVerified(codigo)
  if (isGone(query.error))
    return (
      <StateMessage kind="empty" title={TEXTO.unknown}>
        {TEXTO.unknownText}
      </StateMessage>
    )
  return (
    <LoadedOr query={query} failed={TEXTO.failed} place="h-40">
      {({ Nombre, Capacitacion, Fecha, Codigo }) => (
        <section aria-labelledby="valido" className="card space-y-4 border-l-4 border-l-brand p-5 sm:p-8">
          <h2 id="valido" className="text-lg">
            {TEXTO.valid}
          </h2>
          <Facts
            facts={[
              [TEXTO.facts.nombre, Nombre],
              [TEXTO.facts.capacitacion, Capacitacion],
              [TEXTO.facts.fecha, formatPlainDate(Fecha)],
              [TEXTO.facts.codigo, Codigo],
            ]}
          />
        </section>
      )}
    </LoadedOr>
  )
}
