import type { Servicio } from '../../lib/servicio-link.ts'
import declaraciones from '../../ui/scenes/declaraciones.svg'
import facturacion from '../../ui/scenes/facturacion.svg'
import gastos from '../../ui/scenes/gastos.svg'
import mensajes from '../../ui/scenes/mensajes.svg'
import mercado from '../../ui/scenes/mercado.svg'
import ruc from '../../ui/scenes/ruc.svg'
import vispera from '../../ui/scenes/vispera.svg'

export const TOPIC_SCENES: Record<Exclude<Servicio, 'Otros'>, string> = {
  'Declaraciones tributarias': declaraciones,
  'Actualización de RUC': ruc,
  'Gastos personales': gastos,
  'Facturación electrónica': facturacion,
}

/** In the order of the steps. */
export const STEP_SCENES = [mercado, mensajes, vispera] as const
