import { useSeats } from './api.ts'
import { MENSAJES_INSCRIBIRSE, MENSAJES_CAPACITACIONES as TEXTO } from './messages.ts'

/** How many places are left; nothing where nobody answers, since the form can be sent all the same. */
export function Seats({ id }: { id: string }) {
  const { data } = useSeats(id)
  return (
    <div>
      <h3 className="text-lg">{MENSAJES_INSCRIBIRSE.title}</h3>
      <p role="status" className="min-h-6 text-ink-soft">
        {data && (data.Libres > 0 ? TEXTO.left(data.Libres) : TEXTO.waiting(data.EnEspera))}
      </p>
    </div>
  )
}
