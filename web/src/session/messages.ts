export const MENSAJES_SESION = {
  loadingApp: 'Cargando aplicación...',
  checkingAccess: 'Verificando acceso...',
  checkingSession: 'Verificando sesión...',
  waitingForRol: 'Cargando permisos (esperando rol)...',
  retry: 'Reintentar',
  logout: 'Cerrar Sesión',
  ended: 'Tu sesión terminó. Ingresa de nuevo.',
  inactivityWarning: 'Tu sesión está por cerrarse',
  inactivityWarningText:
    'No hemos notado actividad en casi una hora. Tu sesión se cerrará en dos minutos. Mueve el mouse, toca la pantalla o presiona una tecla para continuar.',
  stayLoggedIn: 'Mantener la sesión abierta',
  inactivityEnded: 'Tu sesión se cerró por inactividad',
  inactivityEndedText: 'Pasó una hora sin actividad. Ingresa de nuevo para continuar donde estabas.',
  unnamed: 'Usuario',
} as const
