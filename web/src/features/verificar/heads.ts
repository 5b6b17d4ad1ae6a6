import type { Head } from '../../ui/heads.ts'
import { MENSAJES_VERIFICAR_PAGINA } from './messages.ts'

export const heads: readonly Head[] = [
  {
    path: '/verificar',
    title: MENSAJES_VERIFICAR_PAGINA.title,
    description:
      'Confirma con su código que un certificado de asistencia a una capacitación del NAF de la ESPE es auténtico.',
    hasForm: true,
    modules: ['src/features/verificar/VerificarPage.tsx'],
  },
]
