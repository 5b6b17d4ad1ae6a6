import { GraduationCap, UserRoundPlus } from 'lucide-react'
import { lazy } from 'react'
import type { FeatureScreen } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  { publicPath: '/inscripcion', permission: 'inscripciones:create', nav: { icon: UserRoundPlus, order: 80 } },
  {
    path: 'ver-inscripciones',
    page: lazy(() => import('./VerInscripcionesPage.tsx')),
    permission: 'inscripciones:manage',
    nav: { label: 'Inscripciones', icon: GraduationCap, group: 'work', order: 30, waiting: 'Inscripciones' },
  },
]
