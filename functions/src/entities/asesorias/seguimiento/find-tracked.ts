import type { api, Received } from '@naf/contract'
import { MENSAJES_SEGUIMIENTO } from '@naf/contract/schemas'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { type Checked, type GuessThrottle, type Origin, padTime } from '../../../http/throttle.ts'
import type { StoredAsesoria } from '../asesoria-record.ts'
import { type Linked, opens, parseLink } from './tracking-link.ts'

/** Nobody's request: reading it makes an unknown number cost what a known one costs. */
const NOBODYS = 'nadie'

/** A request that may be meant, and whether who asks has shown that it is theirs. */
type Found = Checked &
  ({ isRight: true; asesoria: Linked } | { isRight: false; asesoria: StoredAsesoria | null })

const found = (asesoria: StoredAsesoria | null, isTheirs: boolean): Found =>
  asesoria?.clave && isTheirs
    ? { isRight: true, asesoria: { ...asesoria, clave: asesoria.clave } }
    : { isRight: false, asesoria }

/** @throws not_found, the same and after the same time whatever was wrong; too_many_requests, see `GuessThrottle` */
const admit = async (
  throttle: GuessThrottle,
  names: string[],
  origin: Origin,
  look: () => Promise<Found>,
): Promise<Linked> => {
  const { isRight, asesoria } = await throttle.guard(names, origin, () => padTime(look))
  if (isRight) return asesoria
  throw new AppError('not_found', MENSAJES_SEGUIMIENTO.notFound, { target: asesoria?.id, isGuess: true })
}

/** The request of a number, for who knows the e-mail it was sent with. */
export const findByPair = (
  { numbers, asesorias }: Pick<Deps, 'numbers' | 'asesorias'>,
  throttle: GuessThrottle,
  origin: Origin,
  { Numero, Correo }: Received<typeof api.seguimiento.find>,
): Promise<Linked> =>
  admit(throttle, [Numero, Correo], origin, async () => {
    const owner = await numbers.find(Numero)
    const asesoria = await asesorias.find(owner?.coleccion === 'asesorias' ? owner.registro : NOBODYS)
    return found(asesoria, asesoria?.correo === Correo)
  })

/** The request that a link of its mails opens. */
export const findByLink = (
  { asesorias }: Pick<Deps, 'asesorias'>,
  throttle: GuessThrottle,
  origin: Origin,
  enlace: string,
): Promise<Linked> =>
  admit(throttle, [], origin, async () => {
    const { id, clave } = parseLink(enlace)
    const asesoria = await asesorias.find(id)
    return found(asesoria, opens(clave, asesoria))
  })
