/** What the links of mails lead to. */
export { default as CuentaPage } from '../../features/auth/CuentaPage.tsx'
export { default as MiCapacitacionPage } from '../../features/capacitaciones/MiCapacitacionPage.tsx'
export { default as SeguimientoPage } from '../../features/seguimiento/SeguimientoPage.tsx'
export { default as SuscripcionPage } from '../../features/suscripciones/SuscripcionPage.tsx'
