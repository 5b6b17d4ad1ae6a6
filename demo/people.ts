import { isCedula } from '@naf/contract'
import type { Random } from './random.ts'

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
