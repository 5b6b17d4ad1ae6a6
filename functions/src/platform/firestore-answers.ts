import { DEADLINE_MS, guarded, inTime, Unanswered } from './deadline.ts'
import { doesNotAnswer } from './firestore-codes.ts'

/** Work of many calls, each of which is `answered`: all of it may take longer, and ends before a browser gives up at 45 s. */
const LONGER_MS: Record<string, number> = { deleteAll: 40_000, deleteDone: 40_000, follow: 60_000 }

const silence = () =>
  new Unanswered('La base de datos no responde en este momento. Inténtalo de nuevo en unos segundos.')

/**
 * One call of Firestore's, whose client alone would try for a minute or five.
 * @throws Unanswered where it does not answer, or takes no more for now
 */
export const answered = <T>(call: Promise<T>, ms: number = DEADLINE_MS.firestore): Promise<T> =>
  inTime(call, ms, silence).catch((error: unknown) => {
    throw doesNotAnswer(error) ? silence() : error
  })

/** The same repositories, every method of which is answered in time. */
export const answering = <R extends Record<string, object>>(repositories: R): R =>
  Object.fromEntries(
    Object.entries(repositories).map(([name, repository]) => [
      name,
      guarded(repository, (call, method) => answered(call, LONGER_MS[method])),
    ]),
  ) as R
