import { type Head, LATER } from '../../ui/heads.ts'
import { MENSAJES_LOGIN, MENSAJES_REGISTRARSE } from './messages.ts'

export const heads: readonly Head[] = [
  {
    path: '/login',
    title: MENSAJES_LOGIN.title,
    description:
      'Ingresa a tu cuenta del NAF de la ESPE para leer los boletines y pedir asesoría con tus datos ya escritos.',
    modules: ['src/features/auth/LoginPage.tsx'],
    hasForm: true,
    later: [LATER.session],
  },
  {
    path: '/register',
    title: MENSAJES_REGISTRARSE.title,
    description:
      'Crea gratis tu cuenta en el portal del NAF de la ESPE: lee los boletines contables y pide asesoría sin repetir tus datos.',
    modules: ['src/features/auth/RegisterPage.tsx', 'src/features/auth/RegisterForm.tsx'],
    hasForm: true,
    later: [LATER.session],
  },
]
