import { lazy } from 'react'
import type { PublicScreen } from '../../ui/screens.ts'

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/biblioteca',
    page: lazy(() => import('./BibliotecaPage.tsx')),
    label: 'Biblioteca',
    header: 40,
    toInicio: true,
  },
  { path: '/biblioteca/:id', page: lazy(() => import('./LibroPage.tsx')) },
]
