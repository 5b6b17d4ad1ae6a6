import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import express, { type Response } from 'express'
import { listen } from './listen.ts'

/** Express as it comes, with the list that LIST_FILE names in memory: no portal can be quicker than this. */

const json = readFileSync(String(process.env.LIST_FILE))
const value: unknown = JSON.parse(json.toString())
const gzipped = gzipSync(json)

const app = express()
app.get('/json', (_req, res: Response) => {
  res.json(value)
})
app.get('/buffer', (_req, res: Response) => {
  res.type('json').send(json)
})
app.get('/gzip', (_req, res: Response) => {
  res.type('json').set('Content-Encoding', 'gzip').send(gzipped)
})
app.get('/304', (_req, res: Response) => {
  res.status(304).end()
})

listen(app)
