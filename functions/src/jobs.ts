import { sendDigests } from './asesorias/digest.ts'
import { purgeTrash } from './asesorias/trash.ts'
import { removeQueuedFolders } from './content/folders.ts'
import type { Deps, MailDeps } from './deps.ts'
import { purgeParticipants } from './entities/capacitaciones/purge-participants.ts'
import { remindTomorrow } from './entities/capacitaciones/remind-tomorrow.ts'
import { purgeSubscriptions } from './entities/suscripciones/purge-subscriptions.ts'
import { sendDue } from './mail/send.ts'
import { removeUnusedUsers } from './users/accounts.ts'

/** What the portal does by the clock, under the names of its functions. Each may run twice at any moment without harm. */
export const JOBS = {
  /** Sends the mails that were to wait, and deletes the files that no record names. */
  envios: async (deps: Deps & MailDeps, now: Date, pausesMs?: number[]) => {
    try {
      await sendDue(deps, now, pausesMs)
    } finally {
      await removeQueuedFolders(deps, now)
    }
  },

  /** Removes accounts that nobody used. */
  cuentas: async (deps: Deps, now: Date) => {
    await removeUnusedUsers(deps, now)
  },

  /** Erases what was deleted 30 days ago, addresses that nobody confirmed, and sign-ups of trainings of a year ago. */
  papelera: async (deps: Deps, now: Date) => {
    await purgeTrash(deps.papelera, now)
    await purgeSubscriptions(deps, now)
    await purgeParticipants(deps, now)
  },

  /** Tells staff what was assigned to them, and participants of the trainings of tomorrow. */
  resumen: async (deps: Deps, now: Date) => {
    await sendDigests(deps, now)
    await remindTomorrow(deps, now)
  },
}
