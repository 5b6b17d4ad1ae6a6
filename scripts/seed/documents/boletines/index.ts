import type { BoletinDocument } from '../document.ts'
import asesoriaDelNaf from './asesoria-del-naf.ts'
import calendarioIvaMensual from './calendario-iva-mensual.ts'
import comprobantesDeRetencion from './comprobantes-de-retencion.ts'
import devolucionDelIva from './devolucion-del-iva.ts'
import estafasEnNombreDelSri from './estafas-en-nombre-del-sri.ts'
import ivaSemestralDeJulio from './iva-semestral-de-julio.ts'
import notasDeCreditoYAnulaciones from './notas-de-credito-y-anulaciones.ts'
import obligadosALlevarContabilidad from './obligados-a-llevar-contabilidad.ts'
import proyeccionDeGastosPersonales from './proyeccion-de-gastos-personales.ts'
import rentaMarzoPersonasNaturales from './renta-marzo-personas-naturales.ts'
import rimpeAntesDeFinDeAno from './rimpe-antes-de-fin-de-ano.ts'
import suspenderOActualizarElRuc from './suspender-o-actualizar-el-ruc.ts'

export const BOLETINES: readonly BoletinDocument[] = [
  asesoriaDelNaf,
  calendarioIvaMensual,
  comprobantesDeRetencion,
  devolucionDelIva,
  estafasEnNombreDelSri,
  ivaSemestralDeJulio,
  notasDeCreditoYAnulaciones,
  obligadosALlevarContabilidad,
  proyeccionDeGastosPersonales,
  rentaMarzoPersonasNaturales,
  rimpeAntesDeFinDeAno,
  suspenderOActualizarElRuc,
]
