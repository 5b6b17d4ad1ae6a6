import { useSeats } from './api.ts'
import { MENSAJES_INSCRIBIRSE, MENSAJES_CAPACITACIONES as TEXTO } from './messages.ts'

/** Whether seats are left; nothing without an answer, because the form can be sent all the same. */
export function Seats({ id }: { id: string }) {
  const { data } = useSeats(id)
  return (
    <div>
      <h3 className="text-lg">{MENSAJES_INSCRIBIRSE.title}</h3>
      <p role="status" className="min-h-6 text-ink-soft">
        {data && TEXTO.free[data.Libres]}
      </p>
    </div>
  )
}
