/** Texts that compress as people's do: no two alike, the same in each run. */

const WORDS = (
  'impuesto renta IVA factura crédito tributario retención declaración anexo comprobante ingreso gasto deducible ' +
  'contribuyente régimen RIMPE negocio popular emprendedor sociedad contabilidad balance inventario costo venta ' +
  'servicio honorarios profesional RUC actualización suspensión multa interés plazo semestre mensual devolución ' +
  'adulto mayor discapacidad gastos personales vivienda educación salud alimentación arriendo local bodega banco ' +
  'efectivo transferencia proveedor cliente nota débito autorización electrónica clave portal SRI formulario'
).split(' ')

const NAMES = 'Ana Luis Rosa Carlos María Jorge Elena Pedro Lucía Diego Carmen Iván Paola Marco Gloria'.split(
  ' ',
)
const SURNAMES =
  'Quishpe Caiza Guamán Paredes Vega Toapanta Sangucho Mora Iza Chango Tipán Llumiquinga Cevallos Andrade'.split(
    ' ',
  )

/** A number from 0 to 1 that follows from another one (mulberry32, public domain). */
const scatter = (seed: number): number => {
  let t = Math.imul(seed + 0x6d2b79f5, 0x85ebca6b)
  t = Math.imul(t ^ (t >>> 15), t | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}

const pick = (from: readonly string[], seed: number): string =>
  from[Math.floor(scatter(seed) * from.length)] ?? ''

/** Ever other words, for each `n`. */
export const text = (n: number, words: number): string =>
  Array.from({ length: words }, (_, at) => pick(WORDS, n * 997 + at)).join(' ')

export const nameOf = (n: number): string =>
  `${pick(NAMES, n)} ${pick(SURNAMES, n + 1)} ${pick(SURNAMES, n + 2)}`

/** So many digits. */
export const digits = (n: number, length: number): string =>
  Array.from({ length }, (_, at) => Math.floor(scatter(n * 31 + at) * 10)).join('')

export const hex = (n: number, length: number): string =>
  Array.from({ length }, (_, at) => Math.floor(scatter(n * 53 + at) * 16).toString(16)).join('')
