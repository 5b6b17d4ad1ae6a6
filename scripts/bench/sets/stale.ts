import { api, type Libro } from '@naf/contract'
import { A_BOOK } from '../../lib/example-forms.ts'
import { call } from '../ask.ts'
import { countDuring } from '../cost.ts'
import { number } from '../format.ts'
import { fill, recordId } from '../records.ts'
import type { Act } from '../section.ts'
import type { ServerProcess } from '../server-process.ts'

const BOOKS = 200

const shows = async ({ url }: ServerProcess, titulo: string): Promise<boolean> => {
  const { text } = await call(url, api.libros.list)
  return (JSON.parse(text) as Libro[]).some((book) => book.Titulo === titulo)
}

/** Two instances, one Firestore: each change is made at one of them and looked for at both, right after its answer. */
export const stale: Act = async ({ db, people, portal }, { changes }) => {
  await fill(db, 'libros', BOOKS)
  await fill(db, 'users', 5)
  const [first, second] = [await portal(), await portal()]
  await Promise.all([call(first.url, api.libros.list), call(second.url, api.libros.list)])
  let old = 0
  const changeAndLook = async () => {
    for (let change = 0; change < changes; change += 1) {
      const input = { ...A_BOOK, titulo: `Cambio ${change}` }
      const how = { token: people.editor.token, params: { id: recordId('libros', change % BOOKS) }, input }
      await call((change % 2 ? first : second).url, api.libros.edit, how)
      const seen = await Promise.all([first, second].map((instance) => shows(instance, input.titulo)))
      old += seen.filter((isNew) => !isNew).length
    }
  }
  const [there, [here]] = await countDuring(second, () => countDuring(first, changeAndLook))
  const reads = (here.reads + there.reads) / changes
  return {
    title: 'What two instances answer after a change',
    intro: `${changes} edits of a book among ${BOOKS}, made at either instance in turn; after each one look at both, at once.`,
    head: ['looks', 'stale answers', 'reads a change, with its edit and two looks'],
    rows: [[String(2 * changes), String(old), number(reads)]],
    facts: { staleAnswers: old },
  }
}
