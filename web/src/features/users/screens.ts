import { Users } from 'lucide-react'
import { lazy } from 'react'
import type { FeatureScreen } from '../../ui/screens.ts'

export const screens: readonly FeatureScreen[] = [
  {
    path: 'usuarios',
    page: lazy(() => import('./UsuariosPage.tsx')),
    permission: 'users:read',
    nav: { label: 'Gestión de Usuarios', icon: Users, group: 'work', order: 50 },
  },
  {
    path: 'usuarios/ver/:uid',
    page: lazy(() => import('./VerUsuarioPage.tsx')),
    permission: 'users:read',
  },
  {
    path: 'usuarios/crear',
    page: lazy(() => import('./CrearUsuarioPage.tsx')),
    permission: 'users:manage',
  },
  {
    path: 'usuarios/editar/:uid',
    page: lazy(() => import('./EditarUsuarioPage.tsx')),
    permission: 'users:manage',
  },
  {
    path: 'usuarios/eliminar/:uid',
    page: lazy(() => import('./EliminarUsuarioPage.tsx')),
    permission: 'users:manage',
  },
]
