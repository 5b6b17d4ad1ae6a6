import { type Asesoria, MEDIOS_CONTACTO, OTRO, TIPOS_CONTRIBUYENTE } from '@naf/contract'
import { fold } from '../../../ui/data-table/search.ts'
import { MENSAJES_LISTA } from '../list-messages.ts'
import { MENSAJES_COLA as TEXTO } from './messages.ts'

export type FacetId = keyof typeof TEXTO.facets

/** What the queue can be narrowed to; the key stands in the address. */
export interface Facet {
  id: FacetId
  label: string
  keyOf: (asesoria: Asesoria) => string
  /** What the key is called, by any request that has it. */
  nameOf: (asesoria: Asesoria) => string
}

/** A text of one's own is 'Otro'. */
const listed = (catalogue: readonly string[], value: string) => (catalogue.includes(value) ? value : OTRO)

const facet = (id: FacetId, keyOf: Facet['keyOf'], nameOf = keyOf): Facet => ({
  id,
  label: TEXTO.facets[id],
  keyOf,
  nameOf,
})

export const FACETS: readonly Facet[] = [
  facet('servicio', ({ TipoServicio }) => TipoServicio),
  facet(
    'ciudad',
    ({ Ciudad }) => fold(Ciudad),
    ({ Ciudad }) => Ciudad,
  ),
  facet('medio', ({ MedioContacto }) => listed(MEDIOS_CONTACTO, MedioContacto)),
  facet('contribuyente', ({ TipoContribuyente }) => listed(TIPOS_CONTRIBUYENTE, TipoContribuyente)),
  facet(
    'discapacidad',
    ({ Discapacidad }) => Discapacidad,
    ({ Discapacidad }) => MENSAJES_LISTA.discapacidad[Discapacidad],
  ),
  facet(
    'cuenta',
    ({ UsuarioUsername }) => (UsuarioUsername === null ? 'sin' : 'con'),
    ({ UsuarioUsername }) => (UsuarioUsername === null ? TEXTO.withoutAccount : TEXTO.withAccount),
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
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es'))
}
