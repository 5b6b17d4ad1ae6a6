import {
  type Figures,
  type Informe,
  type InformePaper,
  type InformePeriod,
  type Inicio,
  METAS,
  type Period,
} from '@naf/contract'

/** The figures of a semester, and what waits for the team, as the API answers them. */

const NOTHING: Figures = {
  Recibidas: 0,
  Cerradas: 0,
  Atendidas: 0,
  Inscripciones: 0,
  Capacitaciones: 0,
  Asistencias: 0,
  Personas: 0,
  EsperaMitad: null,
  EsperaCasiTodas: null,
}

const aMonth = (Mes: string, figures: Partial<Figures> = {}) => ({ Mes, ...NOTHING, ...figures })

export const aPeriod = ({ desde, hasta }: Period, figures: Partial<InformePeriod> = {}): InformePeriod => ({
  Desde: desde,
  Hasta: hasta,
  ...NOTHING,
  Meses: [],
  Servicio: {},
  Contribuyente: {},
  Medio: {},
  Discapacidad: {},
  Cuenta: {},
  Provincia: {},
  Ciudad: {},
  Cierre: {},
  Opinion: {},
  OpinionMedia: null,
  Redes: { Inicio: 0, Ahora: 0, Crecimiento: null },
  Atiende: [],
  ...figures,
})

const FIRST_HALF = { desde: '2025-01-01', hasta: '2025-06-30' }
export const SECOND_HALF = { desde: '2025-07-01', hasta: '2025-12-31' }

/** The tables on paper. */
const PAPER: InformePaper = {
  Desde: SECOND_HALF.desde,
  Hasta: SECOND_HALF.hasta,
  Anterior: { Desde: FIRST_HALF.desde, Hasta: FIRST_HALF.hasta },
  Resumen: {
    Encabezados: ['Dato', 'En el periodo', 'En el anterior', 'Cambio', 'Meta'],
    Filas: [['Contribuyentes atendidos', '100', '125', '20\u00a0% menos', '4.000']],
  },
  Pendientes: {
    Dia: '2026-01-15',
    Cantidad: 39,
    Edades: [
      { Nombre: 'más de 90 días', Cantidad: 30 },
      { Nombre: 'Otros grupos', Cantidad: 9 },
    ],
  },
  Meses: {
    Encabezados: ['Mes', 'Recibidas', 'Atendidas'],
    Filas: [
      ['jul 2025', '40', '30'],
      ['sep 2025', '70', '70'],
    ],
    Recibidas: [40, 70],
    Atendidas: [30, 70],
  },
  Desgloses: [
    {
      Parte: 'Servicio',
      Titulo: 'Por tipo de servicio',
      Grupos: [{ Nombre: 'Otros grupos', Cantidad: 120 }],
    },
    { Parte: 'Atiende', Titulo: 'Quién atendió', Grupos: [{ Nombre: 'Rosa Mora', Cantidad: null }] },
  ],
}

/** 120 requests of the second half of 2025, of which 100 were served. */
export const anInforme = (): Informe => ({
  Periodo: aPeriod(SECOND_HALF, {
    Recibidas: 120,
    Cerradas: 110,
    Atendidas: 100,
    Inscripciones: 8,
    Personas: 130,
    Capacitaciones: 1,
    Asistencias: 30,
    EsperaMitad: 2,
    EsperaCasiTodas: 7,
    Meses: [
      aMonth('2025-07', { Recibidas: 40, Atendidas: 30, EsperaMitad: 1, EsperaCasiTodas: 5 }),
      aMonth('2025-08', { Recibidas: 10 }),
      aMonth('2025-09', { Recibidas: 70, Atendidas: 70, EsperaMitad: 3, EsperaCasiTodas: 8 }),
    ],
    Servicio: { 'Gastos personales': 20, 'Declaraciones tributarias': 90, Otros: 10 },
    Medio: { WhatsApp: 70, Correo: 50 },
    Discapacidad: { si: 12, no: 108 },
    Cuenta: { si: 1, no: 119 },
    Provincia: { Pichincha: 80, Guayas: 30, '': 10 },
    Ciudad: { Quito: 80, Guayaquil: 30, '': 10 },
    Cierre: { atendida: 100, sin_respuesta: 10 },
    Opinion: { 5: 3, 1: 1 },
    OpinionMedia: 4,
    Atiende: [
      { Uid: 'rosa', Nombre: 'Rosa Mora', Cantidad: 60 },
      { Uid: 'ya-no', Nombre: '', Cantidad: 40 },
    ],
  }),
  Anterior: aPeriod(FIRST_HALF, {
    Recibidas: 100,
    Cerradas: 110,
    Atendidas: 125,
    Asistencias: 19,
    Servicio: { 'Declaraciones tributarias': 60 },
  }),
  Pendientes: {
    Cantidad: 39,
    SinAsignar: 15,
    Edades: [
      { Nombre: 'hasta 7 días', Cantidad: 5 },
      { Nombre: '8 a 30 días', Cantidad: 4 },
      { Nombre: '31 a 90 días', Cantidad: 0 },
      { Nombre: 'más de 90 días', Cantidad: 30 },
    ],
    Desde: '2025-07-19',
  },
  Papel: PAPER,
})

const counted = (Cantidad: number, HayMas = false) => ({ Cantidad, HayMas })

export const anInicio = (changes: Partial<Inicio> = {}): Inicio => ({
  Escribieron: counted(1),
  Antiguas: counted(33),
  Pendientes: counted(999, true),
  SinAsignar: counted(31),
  Mias: counted(12),
  Espera: { Mitad: 2, CasiTodas: 7, Filtro: { desde: '2025-07-15', hasta: '2025-10-12' } },
  Inscripciones: counted(4),
  Correos: counted(0),
  Semestre: {
    Recibidas: 120,
    Atendidos: { Alcanzado: 100, Meta: METAS.atendidos },
    Personas: { Alcanzado: 5200, Meta: METAS.personas },
    Capacitaciones: { Alcanzado: 1, Meta: METAS.capacitaciones },
    Redes: { Alcanzado: null, Meta: METAS.redes },
    Filtro: SECOND_HALF,
  },
  ...changes,
})
