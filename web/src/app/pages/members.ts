/** What people with an account have of their own. */
export { default as AsesoriasPage } from '../../features/asesorias/AsesoriasPage.tsx'
export { default as PerfilPage } from '../../features/perfil/PerfilPage.tsx'
