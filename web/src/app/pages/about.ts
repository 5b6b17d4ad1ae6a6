/** What the centre is. */
export { default as NafPage } from '../../features/institucional/NafPage.tsx'
export { default as QuienesPage } from '../../features/institucional/QuienesPage.tsx'
