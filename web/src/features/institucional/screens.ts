import { Info, Landmark } from 'lucide-react'
import type { FeatureScreen } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  {
    publicPath: '/quienes',
    name: '¿Quiénes Somos?',
    permission: 'perfil:manage',
    nav: { icon: Info, order: 60 },
  },
  {
    publicPath: '/naf',
    name: 'Bienvenidos al NAF',
    permission: 'perfil:manage',
    nav: { icon: Landmark, order: 70 },
  },
  { publicPath: '/terminos-condiciones', permission: 'perfil:manage' },
  { publicPath: '/politica-privacidad', permission: 'perfil:manage' },
  { publicPath: '/politica-cookies', permission: 'perfil:manage' },
]
