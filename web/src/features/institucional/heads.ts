import type { Head } from '../../ui/heads.ts'
import { COOKIES } from './legal/cookies.ts'
import { PRIVACIDAD } from './legal/privacidad.ts'
import { TERMINOS } from './legal/terminos.ts'
import { MENSAJES_NAF } from './naf-messages.ts'
import { MENSAJES_QUIENES } from './quienes-messages.ts'

export const heads: readonly Head[] = [
  {
    path: '/quienes',
    title: MENSAJES_QUIENES.title,
    description:
      'Misión, visión, metas e impacto del Núcleo de Apoyo Contable y Fiscal de la Universidad de las Fuerzas Armadas ESPE, y cómo encontrarnos.',
    modules: ['src/features/institucional/QuienesPage.tsx'],
  },
  {
    path: '/naf',
    title: MENSAJES_NAF.title,
    description:
      'Qué es el NAF y qué ofrece: asesoría virtual, materiales para aprender y voluntariado estudiantil, con los convenios de cada campus.',
    modules: ['src/features/institucional/NafPage.tsx'],
  },
  {
    path: '/politica-privacidad',
    title: PRIVACIDAD.title,
    description:
      'Qué datos personales guarda el portal del NAF de la ESPE, para qué los usa, quién los ve y cuáles son tus derechos.',
    modules: ['src/features/institucional/PrivacidadPage.tsx'],
  },
  {
    path: '/politica-cookies',
    title: COOKIES.title,
    description:
      'Qué guarda el portal del NAF de la ESPE en tu navegador, para qué sirve cada cosa y cómo borrarla.',
    modules: ['src/features/institucional/CookiesPage.tsx'],
  },
  {
    path: '/terminos-condiciones',
    title: TERMINOS.title,
    description:
      'Las reglas para usar el portal del NAF de la ESPE: qué es la asesoría, qué no incluye y qué te pedimos.',
    modules: ['src/features/institucional/TerminosPage.tsx'],
  },
]
