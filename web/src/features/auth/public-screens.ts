import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

/** The header leads to the first two by buttons of its own. */
export const publicScreens: readonly PublicScreen[] = [
  { path: '/login', page: lazy(() => import('./LoginPage.tsx')) },
  { path: '/register', page: lazy(() => import('./RegisterPage.tsx')) },
  { path: '/cuenta', page: lazy(() => import('./CuentaPage.tsx')), fromMail: true },
]
