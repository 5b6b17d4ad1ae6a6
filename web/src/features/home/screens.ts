import { House } from 'lucide-react'
import type { FeatureScreen } from '../../ui/screens.ts'
import { InicioPage } from './InicioPage.tsx'

export const screens: readonly FeatureScreen[] = [
  {
    path: 'inicio',
    page: InicioPage,
    permission: 'perfil:manage',
    nav: { label: 'Inicio', icon: House, group: 'work', order: 10 },
  },
]
