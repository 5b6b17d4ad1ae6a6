import { addDays, type api, dayAt, monthOf, OLD_DAYS, semesterOf, startOfDay } from '@naf/contract'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/router.ts'
import { presentFailedMail } from './failed-mail.presenter.ts'
import { presentInicio } from './inicio.presenter.ts'
import { growthUntil } from './redes.presenter.ts'

/** What is usual is told by as many. */
const LATELY_DAYS = 90
/** Whoever a mail did not reach this long ago has found another way. */
const FAILED_DAYS = 30

type Working = Pick<Deps, 'asesorias' | 'inscripciones' | 'outbox' | 'counters' | 'redes'>
type Own = Pick<Routes<typeof api.informe>, 'inicio' | 'correos'>

const failedSince = (today: string): Date => startOfDay(addDays(today, -FAILED_DAYS))

export const createInicioRoutes = ({ asesorias, inscripciones, outbox, counters, redes }: Working): Own => ({
  /** At most fourteen reads and the caller's own: six of counts, six months at the end of a half-year, and two. */
  async inicio({ session }) {
    const today = dayAt(new Date())
    const semester = semesterOf(today)
    const lately = { desde: addDays(today, 1 - LATELY_DAYS), hasta: today }
    const first = lately.desde < semester.desde ? lately.desde : semester.desde
    const [open, unseen, failed, days, followers] = await Promise.all([
      asesorias.countOpen(session.uid, startOfDay(addDays(today, -OLD_DAYS))),
      inscripciones.countUnseen(),
      outbox.countFailed(failedSince(today)),
      counters.between(first, today),
      redes.read(),
    ])
    const growth = growthUntil(monthOf(today), followers)
    return presentInicio({
      ...{ open, unseen, failed, days, lately, semester, growth },
      failedSince: failedSince(today),
    })
  },

  async correos({ query }) {
    const { records, ...page } = await outbox.listFailed(failedSince(dayAt(new Date())), query)
    return { ...page, items: records.map(presentFailedMail) }
  },
})
