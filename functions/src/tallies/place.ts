import { foldText, PROVINCIAS, type Provincia } from '@naf/contract'
import { ALSO, CANTONS } from './cantons.ts'

/** Where somebody is, as far as what they typed says so. */
export interface Place {
  provincia: Provincia | null
  /** As the INEC writes it. */
  ciudad: string | null
}

const NOWHERE: Place = { provincia: null, ciudad: null }

const PLACES: ReadonlyMap<string, readonly Place[]> = PROVINCIAS.flatMap((provincia) =>
  CANTONS[provincia].split(', ').map((ciudad) => ({ provincia, ciudad })),
).reduce((all, place) => {
  const name = foldText(place.ciudad)
  return all.set(name, [...(all.get(name) ?? []), place])
}, new Map<string, readonly Place[]>())

const PROVINCE_NAMES = new Map(PROVINCIAS.map((provincia) => [foldText(provincia), provincia]))
const TOWN_NAMES = new Map(Object.entries(ALSO).map(([name, ciudad]) => [name, foldText(ciudad)]))

const SEPARATORS = /[,;/()|]|\s-\s|\./

/**
 * The canton and province that a typed city names: 'quito', 'Sangolquí, Pichincha', 'Baños (Tungurahua)'. Of cantons of one
 * name the one in the province beside it counts, then the one that the province is called after.
 */
export const placeOf = (typed: string): Place => {
  const parts = foldText(typed)
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter(Boolean)
  const named = parts.flatMap((part) => PROVINCE_NAMES.get(part) ?? [])
  const towns = parts.flatMap((part) => PLACES.get(TOWN_NAMES.get(part) ?? part) ?? [])
  const within = towns.find(({ provincia }) => provincia !== null && named.includes(provincia))
  if (within) return within
  const [provincia] = named
  return provincia ? { provincia, ciudad: null } : (towns[0] ?? NOWHERE)
}
