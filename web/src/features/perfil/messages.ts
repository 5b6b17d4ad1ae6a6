export const MENSAJES_PERFIL = {
  title: 'Mi Perfil',
  cedulaRUCHint: '10 dígitos si es cédula; 13, terminados en 001, si es RUC.',
  unknown: '—',
  edit: 'Editar Perfil',
  cancelEditing: 'Cancelar Edición',
  logout: 'Cerrar Sesión',
  password: 'Cambiar la contraseña',
  passwordText: 'Para cambiarla, escribe las dos. Si dejas una en blanco, tu contraseña sigue igual.',
  passwordActual: 'Contraseña actual',
  passwordActualHint: 'La que usas para ingresar.',
  nuevaContrasena: 'Nueva contraseña',
  nuevaContrasenaHint: 'Al menos 6 caracteres.',
  save: 'Guardar Cambios',
  deleteTitle: 'Eliminar la cuenta',
  deleteText:
    'Se borran tus datos y tu acceso. Las solicitudes de asesoría que enviaste se conservan con los datos que escribiste en ellas.',
  delete: 'Eliminar Cuenta',
  deleteQuestion: (username: string) =>
    `Tu cuenta «${username}» y tus datos se eliminarán de forma permanente. Esta acción no se puede deshacer.`,
  updated: '✅ Perfil actualizado',
  deleted: '✅ Cuenta eliminada',
  updateFailed: 'Error al actualizar perfil',
  deleteFailed: 'Error al eliminar cuenta',
  wrongPassword: 'La contraseña actual es incorrecta',
  passwordFailed: 'Error al cambiar la contraseña',
  noSession: 'Usuario no autenticado en Firebase',
  loadFailed: 'No pudimos cargar tu perfil',
  loadFailedText: 'Revisa tu conexión e inténtalo de nuevo.',
} as const

export const MENSAJES_COMUNICACIONES = {
  title: 'Comunicaciones',
  text: (correo: string) =>
    `Te escribimos a ${correo} cuando hay un boletín nuevo o una capacitación. Puedes cambiar de opinión cuando quieras.`,
  label: 'Quiero recibir comunicaciones del NAF',
  since: (acepta: boolean | null, fecha: string | null) =>
    acepta === null || fecha === null
      ? 'Todavía no lo has dicho: no te enviamos ninguna.'
      : `Dijiste que ${acepta ? 'sí' : 'no'} el ${fecha}.`,
  failed: 'No pudimos guardar tu respuesta.',
  loadFailed: 'No pudimos cargar tu respuesta',
} as const
