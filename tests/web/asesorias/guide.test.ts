import { TIPOS_SERVICIO } from '@naf/contract'
import { guideFor } from '@naf/web/src/features/asesorias/guide.ts'
import { describe, expect, it } from 'vitest'
import { libro } from '../support/content-builders.ts'

const TITLES = [
  'El anexo de gastos personales y otros anexos',
  'Cultura tributaria: para qué sirven los impuestos',
  'Declaración de IVA paso a paso',
  'El RUC: inscripción, actualización y suspensión',
  'Cómo leer una factura: los comprobantes de venta y sus partes',
  'Facturación electrónica para empezar',
  'Finanzas personales y presupuesto del hogar',
  'Gastos personales y la rebaja del impuesto a la renta',
]
const LIBRARY = TITLES.map((Titulo, index) => libro(`l${index}`, { Titulo }))
const titleFor = (servicio: string) => guideFor(servicio, LIBRARY)?.Titulo ?? null

describe('the guide on a service', () => {
  it('is the book whose title says most of it, without minding accents and the plural', () => {
    expect(TIPOS_SERVICIO.map(titleFor)).toEqual([
      'Declaración de IVA paso a paso',
      'El RUC: inscripción, actualización y suspensión',
      'Gastos personales y la rebaja del impuesto a la renta',
      'Facturación electrónica para empezar',
      null,
    ])
  })

  it('is none where the library has nothing on it, or nothing at all', () => {
    expect(guideFor('Facturación electrónica', LIBRARY.slice(0, 3))).toBeNull()
    expect(guideFor('Gastos personales', [])).toBeNull()
  })
})
