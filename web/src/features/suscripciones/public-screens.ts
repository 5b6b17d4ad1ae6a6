import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  { path: '/suscripcion', page: lazy(() => import('./SuscripcionPage.tsx')), fromMail: true },
]
