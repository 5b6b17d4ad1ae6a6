import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JSON_TYPE } from '../support/api-as.ts'
import { anInscripcion } from '../support/builders.ts'
import { type CloudProcess, startInCloud } from '../support/cloud-process.ts'
import { type OddBody, oddBodies } from '../support/odd-bodies.ts'
import { sendRaw } from '../support/raw-request.ts'
import { isCore } from '../tiers.ts'

const CEDULA = '1710034065'

let cloud: CloudProcess
let db: Firestore
let before: Record<string, number>

beforeAll(async () => {
  cloud = await startInCloud()
  db = getFirestore(initializeApp({ projectId: cloud.project }, cloud.project))
  before = await counts()
})
afterAll(() => cloud?.stop())

/** How many records each collection holds; the emulator gives every project the demo data to begin with. */
const counts = async (): Promise<Record<string, number>> => {
  const collections = await db.listCollections()
  const held = collections.map(async ({ id }) => [id, (await db.collection(id).count().get()).data().count])
  return Object.fromEntries(await Promise.all(held))
}

const ROUTES = ['/users/login', '/asesorias/nueva', '/inscripciones/crear', '/users/create-user']

const bomb = (): OddBody => {
  const found = oddBodies(CEDULA).find(([what]) => what === 'a bomb of 30 MB')
  if (!found) throw new Error('no bomb')
  return found
}

describe('the API as the cloud runs it', () => {
  it.each(oddBodies(CEDULA))('refuses %s in JSON, and logs nothing of it', async (_, odd, status, code) => {
    for (const route of ROUTES) {
      const reply = await sendRaw(cloud.url + route, odd)
      expect([route, reply.status, JSON.parse(reply.text)]).toEqual([
        route,
        status,
        { code, error: expect.any(String) },
      ])
    }
    expect(cloud.log()).not.toContain(CEDULA)
    expect(cloud.log()).not.toMatch(/SyntaxError|Error:/)
    expect(await counts()).toEqual(before)
  })

  // It measures memory, so it runs nightly only.
  if (!isCore)
    it('inflates nothing: thirty bombs of 30 MB at once leave its memory as it was', async () => {
      const [, odd, status] = bomb()
      const rss = cloud.rssInMB()
      const replies = await Promise.all(
        Array.from({ length: 30 }, () => sendRaw(`${cloud.url}/users/login`, odd)),
      )
      expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]))
      expect(cloud.rssInMB() - rss).toBeLessThan(100)
    })

  it('takes what the portal’s own forms send', async () => {
    const body = Buffer.from(JSON.stringify(anInscripcion()))
    const reply = await sendRaw(`${cloud.url}/api/inscripciones/crear`, { headers: JSON_TYPE, body })
    expect(reply.status).toBe(201)
    const { inscripciones = 0, bitacora = 0, numeros = 0, correos = 0 } = before
    expect(await counts()).toEqual({
      ...before,
      inscripciones: inscripciones + 1,
      bitacora: bitacora + 1,
      numeros: numeros + 1,
      correos: correos + 1,
    })
    expect(cloud.log()).not.toContain('ana.guaman')
  })
})
