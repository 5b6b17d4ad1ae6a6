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
  verTodo: 'Ver todo el detalle',
  verMenos: 'Ver menos',
  otraPestana: '(se abre en otra pestaña)',
  sinConexion: 'Revisa tu conexión e inténtalo de nuevo.',
  imagenNoDisponible: 'No se pudo mostrar',
  solicitarAsesoria: 'Solicitar una asesoría',
} as const

export const SITE_NAME = 'NAF'
export const SITE_LONG_NAME = 'Núcleo de Apoyo Contable y Fiscal'
