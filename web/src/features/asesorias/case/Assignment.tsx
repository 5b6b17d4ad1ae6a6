import { type Asesoria, api } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useSession } from '../../../auth/session.ts'
import { Choice } from '../../../list/list-controls.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MENSAJES_CASO as TEXTO } from './messages.ts'
import { useAssign, useTakeOn } from './useCaseChanges.ts'

const useTeam = () =>
  useQuery({
    queryKey: ['asesorias-equipo'],
    queryFn: ({ signal }) => call(api.asesorias.team, { signal }),
  })

/** Who attends: oneself, a colleague or nobody. */
export function Assignment({ asesoria }: { asesoria: Asesoria }) {
  const { Id, Atiende } = asesoria
  const { uid } = useSession()
  const { data } = useTeam()
  const assign = useAssign()
  const takeOn = useTakeOn()
  const team = data?.Equipo ?? (Atiende ? [Atiende] : [])
  const isGone = Atiende && !team.some(({ Uid }) => Uid === Atiende.Uid)
  const options = [
    { value: '', label: TEXTO.nobody },
    ...[...team, ...(isGone ? [Atiende] : [])].map(({ Uid, Nombre }) => ({
      value: Uid,
      label: Uid === uid ? TEXTO.me(Nombre) : Nombre,
    })),
  ]
  const give = (to: string) => assign.mutate({ id: Id, from: Atiende?.Uid ?? null, to: to || null })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Choice label={TEXTO.attends} value={Atiende?.Uid ?? ''} options={options} onChange={give} />
      {Atiende?.Uid !== uid && (
        <Button variant="secondary" small busy={assign.isPending} onClick={() => takeOn(asesoria)}>
          {TEXTO.takeOn} <kbd>A</kbd>
        </Button>
      )}
    </div>
  )
}
