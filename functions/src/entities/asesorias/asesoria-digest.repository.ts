import type { Collection } from '../../db/collection.ts'
import type { Write } from '../../events/write.ts'
import type { Outbox } from '../../outbox/outbox.repository.ts'
import type { StoredUser } from '../users/record.ts'
import type { AsesoriaRecord } from './asesoria-record.ts'

/** Firestore takes 500 writes a batch; what is more is told the day after. */
const TOLD_AT_ONCE = 400

/** What colleagues gave to somebody, which a mail a day tells. */
export const createDigest = (write: Write, asesorias: Collection<AsesoriaRecord>, outbox: Outbox) => ({
  /** The uids of those who were given something and have not been told. */
  async toBeTold(): Promise<string[]> {
    const { docs } = await asesorias.all.where('atiende.porAvisar', '==', true).select('atiende.uid').get()
    return [...new Set(docs.map((document) => String(document.get('atiende.uid'))))]
  },

  /**
   * Stores the mail that tells somebody what was given to them and is still open; nothing where one was stored that day.
   * @param day of the mail, as `YYYY-MM-DD`
   */
  tell: ({ uid, correo, nombre, rol }: StoredUser, day: string): Promise<void> =>
    write(null, async (tx) => {
      if (await outbox.hasDigest(tx, uid, day)) return
      const given = await tx.select(asesorias, (all) =>
        all.where('atiende.uid', '==', uid).where('atiende.porAvisar', '==', true).limit(TOLD_AT_ONCE),
      )
      if (given.length === 0) return
      for (const { id, atiende } of given)
        if (atiende) tx.update(asesorias, id, { atiende: { ...atiende, porAvisar: false } })
      const open = given.filter((asesoria) => asesoria.estado !== 'realizada')
      const requests = open.map(({ numero, tipoServicio: servicio, ciudad }) => ({
        numero,
        servicio,
        ciudad,
      }))
      const assigned = requests.length === 0 ? null : { correo, nombre, rol, day, requests }
      tx.emit({ name: 'usuario.avisado', registro: uid, assigned })
    }),
})
