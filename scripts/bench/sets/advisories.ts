import { api } from '@naf/contract'
import { AN_ADVISORY } from '../../lib/example-forms.ts'
import { addressOf } from '../ask.ts'
import { measureLoad, type Row } from '../load-table.ts'
import { anAdvisory } from '../records.ts'
import type { Act } from '../section.ts'

const CONNECTIONS = 20

const NAMES = {
  naive: 'naive `add` of the same form',
  visitor: 'portal, of a visitor',
  account: 'portal, of an account',
} as const

/** An advisory asked for, against the SDK's `add` behind Express. */
export const advisories: Act = async ({ people, portal, naive }, effort) => {
  const ours = await portal()
  const theirs = await naive()
  const json = { 'content-type': 'application/json' }
  const url = addressOf(ours.url, api.asesorias.create)
  const shot = { url, method: 'POST', body: JSON.stringify(AN_ADVISORY), status: 201 } as const
  const withToken = { ...json, authorization: `Bearer ${people.usuario.token}` }
  const plain = JSON.stringify({ ...anAdvisory(1, null), fechaSolicitud: null })
  const floor = NAMES.naive
  const rows: Row[] = [
    {
      ...{ name: NAMES.naive, server: theirs },
      shot: { ...shot, url: `${theirs.url}/asesorias`, headers: json, body: plain },
    },
    { name: NAMES.visitor, server: ours, shot: { ...shot, headers: json }, floor },
    { name: NAMES.account, server: ours, shot: { ...shot, headers: withToken }, floor },
  ]
  const { head, rows: cells, of, compare } = await measureLoad(rows, effort, CONNECTIONS)
  return {
    title: 'An advisory asked for, 20 connections',
    intro:
      '`POST /api/asesorias/nueva`: the request, its mail and its line in the log in one commit. The floor stores the form and nothing else.',
    head,
    rows: cells,
    facts: {
      advisoryVisitor: compare(NAMES.visitor, NAMES.naive).value,
      advisoryAccount: compare(NAMES.account, NAMES.naive).value,
      advisoryPerSecond: of(NAMES.visitor).median.perSecond,
    },
  }
}
