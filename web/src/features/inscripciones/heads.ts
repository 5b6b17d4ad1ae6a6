import type { Head } from '../../ui/heads.ts'
import { MENSAJES_FORMULARIO } from './messages.ts'

export const heads: readonly Head[] = [
  {
    path: '/inscripcion',
    title: MENSAJES_FORMULARIO.title,
    description:
      'Si estudias en la ESPE, inscríbete en el voluntariado del NAF: practica con casos reales y ayuda a quien tiene dudas sobre sus impuestos.',
    modules: [
      'src/features/inscripciones/InscripcionPage.tsx',
      'src/features/inscripciones/InscripcionForm.tsx',
    ],
    hasForm: true,
  },
]
