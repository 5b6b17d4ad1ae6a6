import { api } from '@naf/contract'
import type { DocumentData, Firestore } from 'firebase-admin/firestore'
import { AN_ADVISORY } from '../../lib/example-forms.ts'
import { addressOf, call } from '../ask.ts'
import { number } from '../format.ts'
import { measureLoad, type Row } from '../load-table.ts'
import { anAdvisory } from '../records.ts'
import type { Act } from '../section.ts'

const CONNECTIONS = 20

const NAMES = {
  naive: 'naive `add` of the same form',
  commit: 'the SDK’s commit of the same four documents',
  visitor: 'portal, of a visitor',
  lookUp: 'the same commit, behind a look-up of account and record',
  account: 'portal, of an account',
} as const

/** What a request is made of. */
const COLLECTIONS = ['asesorias', 'numeros', 'correos', 'bitacora']

/** The documents of the one request that there is. */
const stored = async (db: Firestore): Promise<Record<string, DocumentData | undefined>> => {
  const found = await Promise.all(COLLECTIONS.map((name) => db.collection(name).limit(1).get()))
  return Object.fromEntries(COLLECTIONS.map((name, n) => [name, found[n]?.docs[0]?.data()]))
}

/** An advisory asked for, against the SDK's `add` behind Express, and its commit of what is stored in truth. */
export const advisories: Act = async ({ db, people, portal, naive }, effort) => {
  const ours = await portal()
  const theirs = await naive()
  await call(ours.url, api.asesorias.create, { input: AN_ADVISORY })
  const json = { 'content-type': 'application/json' }
  const shot = { method: 'POST', headers: json, status: 201 } as const
  const documents = JSON.stringify(await stored(db))
  const asked = { ...shot, url: addressOf(ours.url, api.asesorias.create), body: JSON.stringify(AN_ADVISORY) }
  const { token, uid } = people.usuario
  const withToken = { ...asked, headers: { ...json, authorization: `Bearer ${token}` } }
  const form = JSON.stringify({ ...anAdvisory(1, null), fechaSolicitud: null })
  const sdk = (path: string, body: string) => ({
    server: theirs,
    shot: { ...shot, url: `${theirs.url}${path}`, body },
  })
  const floor = NAMES.naive
  const rows: Row[] = [
    { name: NAMES.naive, ...sdk('/asesorias', form) },
    { name: NAMES.commit, ...sdk('/sdk/commit', documents), floor },
    { name: NAMES.visitor, server: ours, shot: asked, limit: NAMES.commit, floor },
    { name: NAMES.lookUp, ...sdk(`/sdk/commit/${uid}`, documents), floor },
    { name: NAMES.account, server: ours, shot: withToken, limit: NAMES.lookUp, floor },
  ]
  const { head, rows: cells, of, compare, profile } = await measureLoad(rows, effort, CONNECTIONS)
  const profiles = [await profile(NAMES.commit), await profile(NAMES.visitor), await profile(NAMES.account)]
  const share = (name: string) => number(compare(name, floor).value)
  return {
    title: 'An advisory asked for, 20 connections',
    intro:
      '`POST /api/asesorias/nueva`: the request, its number, its mail and its line in the log in one commit. The floor stores the form and nothing else; ' +
      `the limit commits these four documents, unlooked at, and is itself ${share(NAMES.commit)} of the floor, for an account ${share(NAMES.lookUp)}.`,
    head,
    rows: cells,
    profiles,
    facts: {
      advisoryVisitor: compare(NAMES.visitor, NAMES.naive).value,
      advisoryAccount: compare(NAMES.account, NAMES.naive).value,
      advisoryPerSecond: of(NAMES.visitor).median.perSecond,
    },
  }
}
