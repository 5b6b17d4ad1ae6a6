import { afterAll, beforeAll } from 'vitest'
import { everyKind } from './api-as.ts'
import { type ApiServer, startApi } from './api-server.ts'

/**
 * One server for all tests of a file, or of a `describe`: there from the next `beforeAll` on, and closed after the last
 * of them. It takes what `startApi` takes.
 */
export const withApi = (...how: Parameters<typeof startApi>): ApiServer => {
  let started: ApiServer
  beforeAll(async () => {
    started = await startApi(...how)
  })
  afterAll(() => started?.close())
  return {
    get url() {
      return started.url
    },
    get deps() {
      return started.deps
    },
    get firebase() {
      return started.firebase
    },
    get mailbox() {
      return started.mailbox
    },
    get mailConfig() {
      return started.mailConfig
    },
    close: () => started.close(),
  }
}

export type People = Awaited<ReturnType<typeof everyKind>>

/** One person of every kind for all tests of a file: there from the next `beforeAll` on. */
export const withEveryKind = (server: ApiServer): People => {
  let people: People
  beforeAll(async () => {
    people = await everyKind(server)
  })
  return {
    get visitor() {
      return people.visitor
    },
    get usuario() {
      return people.usuario
    },
    get editor() {
      return people.editor
    },
    get admin() {
      return people.admin
    },
  }
}
