import { api } from '@naf/contract'
import type { Head } from '../../ui/heads.ts'
import { MENSAJES_GALERIA } from './messages.ts'

export const heads: readonly Head[] = [
  {
    path: '/galeria',
    title: MENSAJES_GALERIA.title,
    description:
      'Imágenes del trabajo del Núcleo de Apoyo Contable y Fiscal de la ESPE: capacitaciones, asesorías y voluntariado.',
    modules: ['src/features/galeria/GaleriaPage.tsx'],
    later: ['src/features/galeria/Imagenes.tsx'],
    list: api.galeria.list,
  },
]
