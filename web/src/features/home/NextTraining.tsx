import { hoursText } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { formatWeekday } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { readNextTraining } from './next-training.ts'
import { MENSAJES_PROXIMA as TEXTO } from './training-messages.ts'

/** The next training; nothing where there is none, or nobody answers. */
export function NextTraining() {
  const { data: training } = useQuery({
    queryKey: ['next-training'],
    queryFn: readNextTraining,
    retry: false,
  })
  if (!training) return null
  const { Id, Titulo, Fecha, Inicio, Virtual } = training
  return (
    <section aria-labelledby="proxima-capacitacion" className="card p-6">
      <h2 id="proxima-capacitacion" className="text-lg">
        {TEXTO.title}
      </h2>
      <p className="mt-2 font-semibold wrap-anywhere">{Titulo}</p>
      <p className="mb-5 text-ink-soft">
        <time dateTime={`${Fecha}T${Inicio}`}>
          {TEXTO.when(formatWeekday(Fecha), hoursText(Inicio, Virtual))}
        </time>
      </p>
      <ButtonLink to={`/capacitaciones?id=${Id}`} variant="secondary">
        {TEXTO.see}
      </ButtonLink>
    </section>
  )
}
