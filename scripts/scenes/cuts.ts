/** A part of a drawing: left, top, width and height in its own units. */
export type Box = readonly [number, number, number, number]

export interface Cut {
  /** The name of its file below the web. */
  name: string
  /** The drawing of the demo gallery it is taken from. */
  scene: string
  box: Box
}

const WIDE = [0, 0, 1600, 1067] as const
const SQUARE = [0, 0, 1600, 1200] as const

/** Whole drawings, for pages. */
const PAGES: readonly Cut[] = [
  { name: 'asesoria', scene: 'latacunga', box: SQUARE },
  { name: 'declaraciones', scene: 'calendario', box: [0, 50, 1200, 900] },
  { name: 'ruc', scene: 'emprendedora', box: [0, 420, 1200, 900] },
  { name: 'gastos', scene: 'escritorio', box: SQUARE },
  { name: 'facturacion', scene: 'facturacion', box: SQUARE },
  { name: 'rimpe', scene: 'rimpe', box: SQUARE },
  { name: 'mercado', scene: 'mercado', box: WIDE },
  { name: 'mensajes', scene: 'chat', box: [0, 100, 1200, 900] },
  { name: 'vispera', scene: 'noche', box: WIDE },
  { name: 'artesanos', scene: 'artesanos', box: SQUARE },
  { name: 'campus', scene: 'campus', box: WIDE },
  { name: 'diplomas', scene: 'diplomas', box: WIDE },
  { name: 'feria', scene: 'feria', box: WIDE },
  { name: 'brigada', scene: 'brigada', box: WIDE },
  { name: 'planificacion', scene: 'planificacion', box: SQUARE },
  { name: 'sangolqui', scene: 'sangolqui', box: WIDE },
]

/** Details, for what is shown in 120 pixels. */
const DETAILS: readonly Cut[] = [
  { name: 'detalle-cafe', scene: 'escritorio', box: [40, 20, 360, 360] },
  { name: 'detalle-lentes', scene: 'escritorio', box: [945, 0, 310, 310] },
  { name: 'detalle-libros', scene: 'calendario', box: [760, 940, 360, 360] },
  { name: 'detalle-montana', scene: 'latacunga', box: [640, 110, 320, 320] },
  { name: 'detalle-diploma', scene: 'diplomas', box: [600, 320, 420, 420] },
  { name: 'detalle-mensaje', scene: 'chat', box: [330, 380, 560, 560] },
  { name: 'detalle-factura', scene: 'escritorio', box: [560, 210, 560, 560] },
  { name: 'detalle-planta', scene: 'calendario', box: [50, 860, 360, 360] },
  { name: 'detalle-llamas', scene: 'brigada', box: [990, 580, 360, 360] },
  { name: 'detalle-camioneta', scene: 'brigada', box: [160, 400, 660, 660] },
]

export const CUTS: readonly Cut[] = [...PAGES, ...DETAILS]
