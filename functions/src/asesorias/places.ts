import { foldText } from '@naf/contract'
import { ALSO, CANTONS, NAMESAKES, type Provincia, TOWNS } from './cantons.ts'

/** Where a typed city is; null for a part that nobody can tell. */
export interface Place {
  provincia: Provincia | null
  /** The canton, as the INEC writes it; with its province where two provinces have one of that name. */
  ciudad: string | null
}

/** What a name can stand for: a province, or a town or parish in one. */
interface Known extends Place {
  provincia: Provincia
  isProvince?: true
}

const NOWHERE: Place = { provincia: null, ciudad: null }

const PROVINCIAS = Object.keys(CANTONS) as Provincia[]
const listed = (names = ''): string[] => names.split(', ').filter(Boolean)
const ALL_CANTONS = PROVINCIAS.flatMap((provincia) => listed(CANTONS[provincia]))

/** The names of cantons in more than one province. */
const SHARED = new Set(ALL_CANTONS.filter((canton, index) => ALL_CANTONS.indexOf(canton) !== index))

const cityOf = (canton: string, provincia: Provincia): string =>
  SHARED.has(canton) ? `${canton} (${provincia})` : canton

const KNOWN = new Map<string, Known[]>()
const CITIES = new Map<string, Provincia>()
const learn = (name: string, ...places: Known[]) =>
  KNOWN.set(foldText(name), [...(KNOWN.get(foldText(name)) ?? []), ...places])

for (const provincia of PROVINCIAS) {
  learn(provincia, { provincia, ciudad: null, isProvince: true })
  for (const canton of listed(CANTONS[provincia])) {
    const ciudad = cityOf(canton, provincia)
    CITIES.set(ciudad, provincia)
    learn(canton, { provincia, ciudad })
  }
  for (const [canton, towns] of Object.entries(TOWNS[provincia] ?? {}))
    for (const town of listed(towns)) learn(town, { provincia, ciudad: cityOf(canton, provincia) })
  for (const parish of listed(NAMESAKES[provincia])) learn(parish, { provincia, ciudad: null })
}
for (const [name, town] of Object.entries(ALSO)) learn(name, ...(KNOWN.get(foldText(town)) ?? []))

/** The province of a city as `placeOf` writes it. */
export const provinceOfCity = (ciudad: string): Provincia | null => CITIES.get(ciudad) ?? null

const SHORT = { sto: 'santo', sta: 'santa', pto: 'puerto', gral: 'general', crnl: 'coronel', cnel: 'coronel' }
const inFull = (text: string): string =>
  text.replace(/\b(sto|sta|pto|gral|crnl|cnel)\b\.?/g, (_, short: keyof typeof SHORT) => `${SHORT[short]} `)

/** Words beside a name that do not change which place it is. */
const BESIDE = new Set(
  'ecuador ec canton ciudad parroquia sector barrio norte sur centro este oeste de del en y'.split(' '),
)

/** The names at the end of a text without commas, and whether other words are left before them. */
const namesAtEnd = (part: string): { names: Known[][]; isWhole: boolean } => {
  const words = part.split(' ').filter(Boolean)
  const names: Known[][] = []
  while (words.length > 0) {
    // The longest name first: 'El Carmen' before 'Carmen'.
    const name = words.map((_, at) => words.slice(at).join(' ')).find((last) => KNOWN.has(last))
    if (name) names.unshift(KNOWN.get(name) ?? [])
    else if (!BESIDE.has(words.at(-1) ?? '')) return { names, isWhole: false }
    words.length -= name ? name.split(' ').length : 1
  }
  return { names, isWhole: true }
}

/**
 * The canton and province that a typed city names: 'quito', 'Guayaquil Guayas', 'Baños (Tungurahua)'. The province that is
 * named behind a town decides. A name that several provinces have counts nowhere by itself; that of a province is the
 * province's, unless two others have it too (Bolívar).
 */
export const placeOf = (typed: string): Place => {
  const parts = inFull(foldText(typed))
    .split(/[^\p{L}\p{N}\s]+/u)
    .map((part) => namesAtEnd(part.replace(/\s+/g, ' ')))
  const names = parts.flatMap((part) => part.names)
  const shared = PROVINCIAS.filter(
    (one) => names.length > 0 && names.every((places) => places.some(({ provincia }) => provincia === one)),
  )
  const isAlone = names.length === 1 && parts.every(({ isWhole }) => isWhole)
  if (isAlone && shared.length > 2) return NOWHERE
  const named = names.flat().flatMap(({ provincia, isProvince }) => (isProvince ? [provincia] : []))
  const provincia =
    shared.find((one) => named.includes(one)) ??
    named.at(-1) ??
    (shared.length === 1 ? (shared[0] as Provincia) : null)
  const town = names.flat().find((place) => place.provincia === provincia && place.ciudad !== null)
  return { provincia, ciudad: town?.ciudad ?? null }
}
