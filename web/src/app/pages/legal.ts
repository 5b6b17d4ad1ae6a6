/** What the footer leads to: who reads one of them often reads the others. */
export { default as CookiesPage } from '../../features/institucional/CookiesPage.tsx'
export { default as PrivacidadPage } from '../../features/institucional/PrivacidadPage.tsx'
export { default as TerminosPage } from '../../features/institucional/TerminosPage.tsx'
