import { can, dayAt } from '@naf/contract'
import type { Deps } from '../deps.ts'
import { digestIdOf } from '../mail/outbox.ts'
import { requestsAssigned } from '../mail/request-mails.ts'
import type { StoredUser } from '../users/record.ts'
import { workThrough } from '../util.ts'
import { placeOf } from './places.ts'
import type { StoredAsesoria } from './record.ts'

/** The requests that colleagues gave to somebody, told by one mail a day. */

/** The rest is told the day after, so that the mail stays readable. */
const TOLD_AT_ONCE = 400

/** A city is named only if it is a canton: a mail program makes a link of other typed text. */
const listed = ({ numero, tipoServicio, ciudad }: StoredAsesoria) => ({
  numero,
  servicio: tipoServicio,
  ciudad: placeOf(ciudad).ciudad ?? '',
})

/** Mails an attendant the open requests that colleagues gave them, at most once a day. */
const sendDigest = (
  { transact, asesorias, outbox }: Deps,
  { id: uid, correo, nombre, rol }: StoredUser,
  day: string,
): Promise<void> =>
  transact(null, async (tx) => {
    if (await outbox.has(tx, digestIdOf(uid, day))) return
    const given = await asesorias.untoldOf(tx, uid, TOLD_AT_ONCE)
    if (given.length === 0) return
    for (const { id, atiende } of given)
      if (atiende) tx.update(asesorias, id, { atiende: { ...atiende, porAvisar: false } })
    const requests = given.filter(({ estado }) => estado !== 'realizada').map(listed)
    if (requests.length > 0)
      await outbox.add(tx, requestsAssigned(uid, { correo, nombre, rol, day, requests }))
    tx.log('usuario.avisado', uid)
  })

/** Tells everybody of the team who was given a request since the last mail. One failure stops no other. */
export const sendDigests = async (deps: Deps, now: Date): Promise<void> => {
  const attendants = await deps.asesorias.untoldAttendants()
  await workThrough('users', [...attendants], async (uid) => {
    const user = await deps.users.find(uid)
    if (user && can(user.rol, 'asesorias:manage')) await sendDigest(deps, user, dayAt(now))
  })
}
