import { initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JSON_TYPE } from '../support/api-as.ts'
import { anInscripcion } from '../support/builders.ts'
import { type CloudProcess, startInCloud } from '../support/cloud-process.ts'
import { oddBodies } from '../support/odd-bodies.ts'
import { sendRaw } from '../support/raw-request.ts'
import { isCore } from '../tiers.ts'

const CEDULA = '1710034065'

describe('the API as the cloud runs it', () => {
  let cloud: CloudProcess
  let db: Firestore
  beforeAll(async () => {
    cloud = await startInCloud()
    db = getFirestore(initializeApp({ projectId: cloud.project }, cloud.project))
  })
  afterAll(() => cloud?.stop())

  /** How many records there are of every kind. */
  const counts = async () => {
    const collections = await db.listCollections()
    const held = collections.map(async (each) => [each.id, (await each.count().get()).data().count])
    return Object.fromEntries(await Promise.all(held))
  }

  it('refuses what no form of the portal sends, stores nothing and logs nothing of it', async () => {
    const before = await counts()
    for (const [what, odd, status, code] of oddBodies(CEDULA))
      for (const route of [
        '/users/login',
        '/asesorias/nueva',
        '/inscripciones/crear',
        '/users/create-user',
      ]) {
        const reply = await sendRaw(cloud.url + route, odd)
        expect
          .soft([reply.status, JSON.parse(reply.text)], `${what} ${route}`)
          .toEqual([status, { code, error: expect.any(String) }])
      }
    expect(cloud.log()).not.toContain(CEDULA)
    expect(cloud.log()).not.toMatch(/SyntaxError|Error:/)
    expect(await counts()).toEqual(before)
  })

  it('takes the portal’s own form, and logs nothing of it', async () => {
    const body = Buffer.from(JSON.stringify(anInscripcion()))
    const reply = await sendRaw(`${cloud.url}/api/inscripciones/crear`, { headers: JSON_TYPE, body })
    expect(reply.status).toBe(201)
    expect(cloud.log()).toContain('inscripciones')
    expect(cloud.log()).not.toMatch(/ana\.guaman/i)
  })

  // It measures memory, so it runs nightly only.
  if (!isCore)
    it('keeps its memory while thirty bodies arrive that inflate to 30 MB', async () => {
      const bomb = oddBodies(CEDULA).find(([what]) => what === 'a bomb of 30 MB')?.[1]
      const before = cloud.rssInMB()
      const bombs = Array.from({ length: 30 }, () => sendRaw(`${cloud.url}/users/login`, bomb ?? {}))
      for (const { status } of await Promise.all(bombs)) expect(status).toBe(415)
      expect(cloud.rssInMB() - before).toBeLessThan(100)
    })
})
