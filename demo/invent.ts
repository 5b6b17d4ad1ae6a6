import { isCedula } from '@naf/contract'

/** Invented, but the same at every seeding: mulberry32, a small generator with a fixed start. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** From `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.integer(0, 9)).join('')
  }
}

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** Ecuador is five hours behind UTC, the whole year. */
const OFFSET = 5 * HOUR

/**
 * The moment that the demo data counts its days back from: 10:20 in Ecuador on the day before `now`, so that nothing
 * of it is still to come.
 */
export const newestMoment = (now: Date): number => {
  const midnight = Math.floor((now.getTime() - OFFSET) / DAY) * DAY + OFFSET
  return midnight - DAY + 10 * HOUR + 20 * 60_000
}

/** The moment of one of `count`, the oldest first, spread evenly over the days before the newest. */
export const spread = (newest: number, index: number, count: number, days: number): number =>
  newest - Math.round(((count - 1 - index) * days * DAY) / count)

/** The day, as `YYYY-MM-DD`, so many days before the newest moment. */
export const dayBefore = (newest: number, days: number): string =>
  new Date(newest - days * DAY).toISOString().slice(0, 10)

const NOMBRES = [
  ['María', 'Ana', 'Rosa', 'Gabriela', 'Verónica', 'Lucía', 'Daniela', 'Paola', 'Nelly', 'Jéssica'],
  ['José', 'Luis', 'Carlos', 'Jorge', 'Manuel', 'Diego', 'Andrés', 'Wilson', 'Byron', 'Iñaki'],
] as const
const APELLIDOS = [
  ...['Quishpe', 'Caiza', 'Toapanta', 'Guamán', 'Chiluisa', 'Paredes', 'Vega', 'Núñez', 'Zambrano', 'Mora'],
  ...[
    'Villacís',
    'Proaño',
    'Sangucho',
    'Tipán',
    'Espinoza',
    'Cevallos',
    'Andrade',
    'Iza',
    'Jácome',
    'Peñafiel',
  ],
]
/** Most people come from where the campus is, and from the city next to it. */
const CIUDADES = [
  'Sangolquí',
  'Quito',
  'Quito',
  'Quito',
  'Latacunga',
  'Santo Domingo',
  'Machachi',
  'Cayambe',
  'Ambato',
  'Ibarra',
]

export interface Person {
  nombre: string
  segundoNombre: string
  apellido: string
  segundoApellido: string
  cedula: string
  telefono: string
  ciudad: string
  correo: string
}

/** Somebody who does not exist, with a number that the Registro Civil could have given. */
export const inventPerson = (random: Random): Person => {
  const nombres = random.pick(NOMBRES)
  const nombre = random.pick(nombres)
  const apellido = random.pick(APELLIDOS)
  return {
    nombre,
    segundoNombre: random.pick(nombres.filter((other) => other !== nombre)),
    apellido,
    segundoApellido: random.pick(APELLIDOS),
    cedula: inventCedula(random),
    telefono: `09${random.digits(8)}`,
    ciudad: random.pick(CIUDADES),
    correo: `${plain(nombre)}.${plain(apellido)}${random.digits(2)}@example.com`,
  }
}

/** Tries the ten check digits with the rule itself, so that there is no second copy of it to go wrong. */
const inventCedula = (random: Random): string => {
  const province = String(random.integer(1, 24)).padStart(2, '0')
  const nine = `${province}${random.integer(0, 5)}${random.digits(6)}`
  const cedula = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).find(isCedula)
  if (!cedula) throw new Error('Every nine digits have a check digit')
  return cedula
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
