import { putInHand } from '@naf/web/src/lib/held-list.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

/** What happens to a list, and to what somebody has searched in it, when a record comes or changes. */

const LIST = ['/users/todos']
const SEARCHED = [...LIST, 'older', 'toapanta']

const inHand = () => {
  const client = new QueryClient()
  client.setQueryData(LIST, { rows: [{ Id: 'b' }], next: 'cursor' })
  client.setQueryData(SEARCHED, { rows: [{ Id: 'a' }], next: null })
  return client
}

it('a new record comes into the list, and not among what a search has found', () => {
  const client = inHand()
  putInHand(client, LIST, (rows) => [{ Id: 'new' }, ...rows])
  expect(client.getQueryData(LIST)).toEqual({ rows: [{ Id: 'new' }, { Id: 'b' }], next: 'cursor' })
  expect(client.getQueryData(SEARCHED)).toEqual({ rows: [{ Id: 'a' }], next: null })
})

it('a record that changes does so wherever it stands', () => {
  const client = inHand()
  putInHand(client, LIST, (rows) => rows.map((row) => ({ ...row, changed: true })))
  expect(client.getQueryData(LIST)).toMatchObject({ rows: [{ Id: 'b', changed: true }] })
  expect(client.getQueryData(SEARCHED)).toMatchObject({ rows: [{ Id: 'a', changed: true }] })
})
