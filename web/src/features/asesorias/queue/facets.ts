import { type Asesoria, FACET_KEYS, type FacetId } from '@naf/contract'
import { MENSAJES_LISTA } from '../list-messages.ts'
import { MENSAJES_COLA as TEXTO } from './messages.ts'

/** What the queue can be narrowed to; the key stands in the address. */
export interface Facet {
  id: FacetId
  label: string
  keyOf: (asesoria: Asesoria) => string
  /** What the key is called, by any request that has it. */
  nameOf: (asesoria: Asesoria) => string
}

const facet = (id: FacetId, nameOf: Facet['nameOf'] = FACET_KEYS[id]): Facet => ({
  id,
  label: TEXTO.facets[id],
  keyOf: FACET_KEYS[id],
  nameOf,
})

export const FACETS: readonly Facet[] = [
  facet('servicio'),
  facet('ciudad', ({ Ciudad }) => Ciudad),
  facet('medio'),
  facet('contribuyente'),
  facet('discapacidad', ({ Discapacidad }) => MENSAJES_LISTA.discapacidad[Discapacidad]),
  facet('cuenta', ({ UsuarioUsername }) =>
    UsuarioUsername === null ? TEXTO.withoutAccount : TEXTO.withAccount,
  ),
]

export interface FacetOption {
  key: string
  name: string
  count: number
}

/** What can be chosen of a facet, and how many requests it would leave; what is chosen is there though it leaves none. */
export const optionsOf = (
  { keyOf, nameOf }: Facet,
  asesorias: readonly Asesoria[],
  counted: readonly Asesoria[],
  chosen: readonly string[],
): FacetOption[] => {
  const names = new Map(asesorias.map((asesoria) => [keyOf(asesoria), nameOf(asesoria)]))
  const counts = new Map<string, number>()
  for (const asesoria of counted) counts.set(keyOf(asesoria), (counts.get(keyOf(asesoria)) ?? 0) + 1)
  return [...new Set([...names.keys(), ...chosen])]
    .map((key) => ({ key, name: names.get(key) ?? key, count: counts.get(key) ?? 0 }))
    .filter(({ key, count }) => count > 0 || chosen.includes(key))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es'))
}
