import { api } from '@naf/contract'
import type { Head } from '../../ui/heads.ts'
import { MENSAJES_CALENDARIO } from './messages.ts'

export const heads: readonly Head[] = [
  {
    path: '/calendario',
    title: MENSAJES_CALENDARIO.title,
    description:
      '¿Cuándo te toca declarar IVA, retenciones y renta? Las fechas del año por el noveno dígito de tu RUC, para tu calendario.',
    modules: ['src/features/calendario/CalendarioPage.tsx'],
    later: ['src/features/calendario/YearDates.tsx'],
    list: api.calendario.list,
  },
]
