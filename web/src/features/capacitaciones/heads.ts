import { api } from '@naf/contract'
import type { Head } from '../../ui/heads.ts'
import { MENSAJES_CAPACITACIONES } from './messages.ts'

export const heads: readonly Head[] = [
  {
    path: '/capacitaciones',
    title: MENSAJES_CAPACITACIONES.title,
    description:
      'Capacitaciones gratuitas del NAF de la ESPE sobre impuestos, RIMPE y facturación. Inscríbete en línea y recibe un certificado.',
    modules: ['src/features/capacitaciones/CapacitacionesPage.tsx'],
    later: ['src/features/capacitaciones/Capacitaciones.tsx'],
    list: api.capacitaciones.list,
  },
]
