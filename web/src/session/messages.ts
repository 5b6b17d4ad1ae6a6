export const MENSAJES_SESION = {
  cargandoAplicacion: 'Cargando aplicación...',
  verificandoAcceso: 'Verificando acceso...',
  verificandoSesion: 'Verificando sesión...',
  esperandoRol: 'Cargando permisos (esperando rol)...',
  reintentar: 'Reintentar',
  cerrarSesion: 'Cerrar Sesión',
  sesionTerminada: 'Tu sesión terminó. Ingresa de nuevo.',
  inactividadAviso: 'Tu sesión está por cerrarse',
  inactividadAvisoTexto:
    'No hemos notado actividad en casi una hora. Tu sesión se cerrará en dos minutos. Mueve el mouse, toca la pantalla o presiona una tecla para continuar.',
  inactividadSeguir: 'Mantener la sesión abierta',
  inactividadCerrada: 'Tu sesión se cerró por inactividad',
  inactividadCerradaTexto: 'Pasó una hora sin actividad. Ingresa de nuevo para continuar donde estabas.',
  usuarioSinNombre: 'Usuario',
} as const
