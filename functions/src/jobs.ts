import { sendDigests } from './asesorias/digest.ts'
import { purgeTrash } from './asesorias/trash.ts'
import { certifyTickedEarly } from './capacitaciones/attendance.ts'
import { eraseUntil } from './db/query.ts'
import type { Deps, MailDeps } from './deps.ts'
import { sendDue } from './mail/send.ts'
import { removeUnusedUsers } from './users/accounts.ts'
import { causeOf, logger } from './util.ts'

/** Waits for all pieces of work; a slow or failing one stops no other. @throws the first failure; each is logged */
const together = async (pieces: Promise<unknown>[]): Promise<void> => {
  for (const piece of await Promise.allSettled(pieces))
    if (piece.status === 'rejected') logger.error('job failed', { cause: causeOf(piece.reason) })
  await Promise.all(pieces)
}

/** What the caps leave to broadcasts is sent in this minute; the rest goes on in the next hour or the next day. */
const tellMany = async (deps: Deps & MailDeps): Promise<void> => {
  const tellers = { ...deps.capacitaciones.tellers, aviso: deps.suscripciones.tellerOf(deps.boletines) }
  await deps.broadcasts.tell(tellers, await deps.deliveries.roomForBroadcasts(deps.caps))
}

/** Does a job, unless records are being brought back: a job could take a half-restored record for an unused one. */
const unlessRecovering = async (
  job: string,
  { standstill }: Deps,
  now: Date,
  work: () => Promise<void>,
): Promise<void> => {
  const until = await standstill.until(now)
  if (until) logger.warn('job stands still', { job, until: until.toISOString() })
  else await work()
}

const YEAR_MS = 365 * 24 * 60 * 60_000
/** Mails are kept for a year and the log for three, as the privacy policy says. */
const yearsBefore = (now: Date, years: number) => new Date(now.getTime() - years * YEAR_MS)

/** What the portal does by the clock, under the names of its functions. Each may run twice at any moment without harm. */
export const JOBS = {
  /**
   * Sends the mails that were to wait, tells the next people of broadcasts, deletes the files that no record names, and
   * certifies the people who were ticked before the start of a training.
   */
  envios: (deps: Deps & MailDeps, now: Date, pausesMs?: number[]) =>
    unlessRecovering('envios', deps, now, () =>
      together([
        sendDue(deps, now, pausesMs),
        tellMany(deps),
        deps.folders.removeDue(now),
        certifyTickedEarly(deps),
      ]),
    ),

  cuentas: (deps: Deps, now: Date) =>
    unlessRecovering('cuentas', deps, now, () => removeUnusedUsers(deps, now)),

  /** Erases what was deleted 30 days ago, addresses that nobody confirmed, old sign-ups, old mails and the old log. */
  papelera: (deps: Deps, now: Date) =>
    unlessRecovering('papelera', deps, now, () =>
      together([
        purgeTrash(deps, now),
        deps.suscripciones.purge(now),
        deps.capacitaciones.eraseOldSignUps(now),
        deps.broadcasts.settle(now),
        eraseUntil(deps.transact, deps.correos, 'createdAt', yearsBefore(now, 1)),
        eraseUntil(deps.transact, deps.auditLog, 'fecha', yearsBefore(now, 3)),
      ]),
    ),

  /** Tells staff what was assigned to them, and participants of the trainings of tomorrow. */
  resumen: (deps: Deps, now: Date) =>
    unlessRecovering('resumen', deps, now, () =>
      together([sendDigests(deps, now), deps.capacitaciones.remindTomorrow(now)]),
    ),
}
