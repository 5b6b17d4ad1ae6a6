import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What the benchmark measures, in a process of its own: the built portal, or without PORTAL_BUNDLE the simplest code
 * that does the same and checks nothing. Libraries load only for the one that uses them, as the start is measured too.
 */

const simplestCode = async (): Promise<RequestListener> => {
  const { default: express } = await import('express')
  const app = express()
  const list = process.env.LIST_FILE
  if (list) {
    const value: unknown = JSON.parse(readFileSync(list, 'utf8'))
    return app.get('/json', (_req, res) => void res.json(value))
  }

  const { initializeApp } = await import('firebase-admin/app')
  const { getFirestore } = await import('firebase-admin/firestore')
  const db = getFirestore(initializeApp())
  app.get('/libros', async (_req, res) => {
    const { docs } = await db.collection('libros').get()
    res.json(docs.map((book) => ({ Id: book.id, ...book.data() })))
  })
  app.post('/asesorias', express.json(), async (req, res) => {
    const { id } = await db.collection('asesorias').add(req.body)
    res.status(201).json({ Id: id })
  })
  return app
}

const portal = async (bundle: string): Promise<RequestListener> => (await import(bundle)).api

process.once('disconnect', () => process.exit())
const bundle = process.env.PORTAL_BUNDLE
const server = createServer(await (bundle ? portal(bundle) : simplestCode()))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
