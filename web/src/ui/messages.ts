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
  recuperado: 'Recuperamos lo que habías escrito.',
  empezarDeNuevo: 'Empezar de nuevo',
  verTodo: 'Ver todo el detalle',
  verMenos: 'Ver menos',
  otraPestana: '(se abre en otra pestaña)',
  sinConexion: 'Puede ser la conexión o el servidor. Inténtalo otra vez.',
  imagenNoDisponible: 'No se pudo mostrar',
  solicitarAsesoria: 'Solicitar una asesoría',
} as const

export const SITE_NAME = 'NAF'
