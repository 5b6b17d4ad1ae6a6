import { DEADLINE_MS, guarded, Unanswered, withDeadline } from './deadline.ts'
import { doesNotAnswer } from './firestore-codes.ts'

type Method = (...args: never[]) => Promise<unknown>

const limits = new WeakMap<object, number>()

/**
 * A repository's method that makes many calls, each with its own deadline: the whole of it may take longer than one.
 * @param ms less than the 45 s at which a browser gives up, where a person waits
 */
export const takingUpTo = <M extends Method>(ms: number, method: M): M => {
  limits.set(method, ms)
  return method
}

const silence = () =>
  new Unanswered('La base de datos no responde en este momento. Inténtalo de nuevo en unos segundos.')

/**
 * One call of Firestore's, whose client alone would try for a minute or five.
 * @throws Unanswered where it does not answer, or takes no more for now
 */
export const withFirestoreDeadline = <T>(call: Promise<T>, ms: number = DEADLINE_MS.firestore): Promise<T> =>
  withDeadline(call, ms, silence).catch((error: unknown) => {
    throw doesNotAnswer(error) ? silence() : error
  })

/** The same repositories, every method of which is answered in time. */
export const withDeadlines = <R extends Record<string, object>>(repositories: R): R =>
  Object.fromEntries(
    Object.entries(repositories).map(([name, repository]) => [
      name,
      guarded(repository, (call, method) => withFirestoreDeadline(call, limits.get(method))),
    ]),
  ) as R
