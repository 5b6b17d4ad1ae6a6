import { randomUUID } from 'node:crypto'
import domain, { type Domain } from 'node:domain'
import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createApp } from '../../functions/src/app.ts'
import { parseConfig, parseMailConfig } from '../../functions/src/config.ts'
import { createDeps, createMailDeps, type Deps, type MailDeps } from '../../functions/src/deps.ts'
import { type Firebase as OpenedFirebase, openFirebase } from '../../functions/src/google/firebase.ts'
import { createMailer } from '../../functions/src/google/mailer.ts'
import { hideFromPlatform } from '../../functions/src/http/body.ts'
import type { Documents } from '../../functions/src/http/html-shells.ts'
import { JOBS } from '../../functions/src/jobs.ts'
import { sendMail } from '../../functions/src/mail/send.ts'
import { PROJECT } from '../../scripts/lib/config.ts'
import { type Mailbox, type Message, startMailbox } from '../../scripts/lib/mailbox.ts'
import { everyKind } from './api-as.ts'
import { type Kept, records } from './records.ts'

export type { Deps }

/** With the accounts, which the functions open when they need them. */
export interface Firebase extends OpenedFirebase {
  auth: Auth
}

/** Services of Firebase that stand in for the server's own, so that one of them fails. */
export type Replace = (firebase: Firebase) => Partial<Firebase>

/** The tests' door to the functions. */
export interface ApiServer {
  url: string
  /** For the operators' scripts, which take it, and for another instance. */
  deps: Deps & MailDeps
  /** Goes past what `replace` exchanged. */
  firebase: Firebase
  mailbox: Mailbox
  /** Does what the function of that name does by the clock, now or at another moment. */
  run(job: keyof typeof JOBS, at?: Date): Promise<void>
  /** Sends a mail, as the function `correo` does with each new document. */
  deliver(id: string): Promise<void>
  /** Tells the next people of broadcasts, and sends every mail that is due. */
  settle(): Promise<void>
  /** Sends what is due to an address. @returns the mails that it got, the oldest first */
  mailsTo(correo: string): Promise<Message[]>
  /** Another instance of the function that sends mails. @param timeoutMs how long it waits for the mail service */
  startSender(timeoutMs?: number): (id: string) => Promise<void>
  close(): Promise<void>
}

const NO_PAUSES = [0, 0]

/** Accounts are the emulator's one project's; records and files stand in places of their own, nobody else's. */
const openTestFirebase = (name: string): Firebase => {
  const app = initializeApp({ projectId: PROJECT, storageBucket: `${name}.naf.test` }, name)
  return { ...openFirebase(app), auth: getAuth(app), db: getFirestore(app, name) }
}

interface Options {
  replace?: Replace
  /** What the portal's build leaves for the pages that the server completes. */
  documents?: Documents
}

/** Our Express app behind the framework that runs it in the cloud, on the running emulators. With its own mailbox. */
export const startApi = async (
  env: Record<string, string | undefined> = {},
  { replace = () => ({}), documents }: Options = {},
): Promise<ApiServer> => {
  const name = `test-${randomUUID().slice(0, 8)}`
  const mailbox = await startMailbox({ port: 0 })
  const firebase = openTestFirebase(name)
  const variables = {
    SENDGRID_API_KEY: 'SG.test',
    SENDGRID_BASE_URL: mailbox.url,
    CORREO_REMITENTE: 'naf@naf.test',
    PORTAL_URL: 'http://127.0.0.1:5000',
    IDENTITY_API_KEY: 'test-key',
    MAX_LOGIN_FAILURES: '1000',
    MAX_FORMS_PER_IP: '100000',
    MAX_CALLS_PER_IP: '100000',
    MAX_MAILS_PER_IP: '100000',
    ANSWER_STEP_MS: '20',
    ...env,
  }
  const mailConfig = parseMailConfig(variables)
  const used = { ...firebase, ...replace(firebase) }
  const made = createDeps(parseConfig(variables), { ...used, openAuth: async () => used.auth })
  const parts = { ...made, ...(documents && { documents }) }
  const deps = { ...parts, ...createMailDeps(mailConfig) }

  const served = await serveApp(name, createApp(deps))
  const deliver = (id: string) => sendMail(deps, id, NO_PAUSES)
  /**
   * Sends the mails that wait, to one address or to all, after broadcasts have stored theirs. The platform delivers a
   * failed mail again later.
   */
  const settle = async (to?: string): Promise<void> => {
    const telling = records({ firebase }, 'broadcasts').where('terminada', '==', null).limit(1)
    if (!(await telling.get()).empty) await JOBS.envios(deps, new Date(), NO_PAUSES)
    const waiting = records({ firebase }, 'mails').where('status', '==', 'pendiente')
    const { docs } = await (to === undefined ? waiting : waiting.where('to', '==', to)).get()
    const madeAt = (mail: (typeof docs)[number]) => mail.createTime.toMillis()
    for (const { id } of docs.toSorted((a, b) => madeAt(a) - madeAt(b))) await deliver(id).catch(() => {})
  }
  return {
    url: served.url,
    deps,
    firebase,
    mailbox,
    run: (job, at = new Date()) => JOBS[job](deps, at, NO_PAUSES),
    deliver,
    settle: () => settle(),
    async mailsTo(correo) {
      await settle(correo)
      return mailbox.messages.filter(({ to }) => to.some(({ email }) => email === correo))
    },
    startSender(timeoutMs) {
      const own = { ...createDeps(deps.config, firebase), ...createMailDeps(mailConfig) }
      const mailer = createMailer(mailConfig, timeoutMs)
      return (id) => sendMail({ ...own, mailer }, id, NO_PAUSES)
    },
    async close() {
      served.close()
      await mailbox.close()
    },
  }
}

/** The framework runs each request in a domain, whose hooks on every promise take a third of a test's CPU. */
domain.create = () => Object.assign(new EventEmitter(), { run: (work: () => void) => work() }) as Domain

/** An Express app of ours behind the framework that runs it in the cloud. */
const serveApp = async (name: string, app: Parameters<typeof http>[1]) => {
  http(name, app)
  const server = getTestServer(name)
  const stopHiding = hideFromPlatform((candidate) => candidate === server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    close() {
      server.closeAllConnections()
      server.close()
      stopHiding()
    },
  }
}

let instances = 0

/** The same portal once more, with a memory of its own. */
export const startInstance = ({ deps }: ApiServer) => {
  instances += 1
  return serveApp(`instance-${instances}`, createApp(deps))
}

/**
 * One server for all tests of a file, or of a `describe`: there from the next `beforeAll` on, and closed after the last
 * of them. It takes what `startApi` takes.
 */
export const withApi = (...how: Parameters<typeof startApi>): ApiServer => {
  const server = {} as ApiServer
  beforeAll(async () => void Object.assign(server, await startApi(...how)))
  afterAll(() => server.close?.())
  return server
}

/** Deletes all records of these kinds before each test. */
export const withEmpty = (server: ApiServer, ...kinds: Kept[]): void =>
  beforeEach(async () => {
    await Promise.all(kinds.map((kept) => server.firebase.db.recursiveDelete(records(server, kept))))
  })

export type People = Awaited<ReturnType<typeof everyKind>>

/** One person of every kind for all tests of a file: there from the next `beforeAll` on. */
export const withEveryKind = (server: ApiServer): People => {
  const people = {} as People
  beforeAll(async () => void Object.assign(people, await everyKind(server)))
  return people
}
