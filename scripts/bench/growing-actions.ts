import { api, type Endpoint } from '@naf/contract'
import { A_BOOK, AN_ADVISORY } from '../lib/example-forms.ts'
import { type Call, call, type Reply } from './ask.ts'
import { hasPages, pageFor } from './pages.ts'
import type { People } from './people.ts'
import { recordId } from './records.ts'

/** Done again and again; `n` tells one time from another. */
type Action = [name: string, act: (n: number) => Promise<Reply>]

/** What may cost more the more records there are. */
export const growingActions = async (url: string, { admin, editor }: People): Promise<Action[]> => {
  const staff: Call = { token: editor.token }
  const request = (n: number): Call => ({ ...staff, params: { id: recordId('asesorias', n) } })
  const editBook = (n: number) => {
    const input = { ...A_BOOK, titulo: `Edición ${n}` }
    return call(url, api.libros.edit, { ...staff, params: { id: recordId('libros', 1) }, input })
  }
  const list = (endpoint: Endpoint, how?: Call) => () => call(url, endpoint, how)

  const pages: Action[] = [
    ['staff’s requests, page of 50', list(api.asesorias.list, pageFor(editor.token))],
    ['staff’s enrolments, page of 50', list(api.inscripciones.list, pageFor(editor.token))],
    ['users, page of 50', list(api.users.list, pageFor(admin.token))],
  ]
  return [
    ['public list', list(api.libros.list)],
    ['a book edited', editBook],
    ['a book edited, and the list after it', async (n) => editBook(-n).then(list(api.libros.list))],
    ['staff’s requests, all', list(api.asesorias.list, staff)],
    ...((await hasPages(url, editor.token)) ? pages : []),
    ['an advisory asked for', () => call(url, api.asesorias.create, { input: AN_ADVISORY })],
    // Every other one is done already.
    ['a request marked done', (n) => call(url, api.asesorias.markDone, request(2 * n + 1))],
    ['a request deleted', (n) => call(url, api.asesorias.delete, request(2 * n))],
  ]
}
