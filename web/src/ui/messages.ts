export const MENSAJES_UI = {
  opcional: '(opcional)',
  elige: 'Elige una opción',
  especifique: 'Especifique',
  mostrar: 'Mostrar',
  ocultar: 'Ocultar',
  mostrarPassword: 'Mostrar contraseña',
  ocultarPassword: 'Ocultar contraseña',
  resumenTitulo: 'Hay un problema',
  cargando: 'Cargando…',
  error: 'Error:',
  reintentar: 'Reintentar',
} as const

export const SITE_NAME = 'NAF'
