/** The screens on which staff looks at the users and administrators keep them. */
export const MENSAJES_USUARIOS = {
  titulo: 'Gestión de Usuarios',
  soloAdministradores: 'Un administrador puede crear, editar y eliminar usuarios. Tú puedes ver sus datos.',
  nuevo: 'Crear nuevo usuario',
  ver: 'Ver',
  volver: 'Volver',
  deshabilitadas: 'Acciones deshabilitadas',
  fila: (name: string) => `Usuario ${name}`,
  nombreCompleto: 'Nombre completo',
  roles: { 1: 'Administrador', 2: 'Editor', 3: 'Usuario' },
  filtro: 'Mostrar',
  filtroRoles: { 0: 'Todos', 1: 'Administradores', 2: 'Editores', 3: 'Usuarios' },
  vacio: 'No hay usuarios registrados.',
  errorLista: 'No se pudieron cargar los usuarios',
  sinDato: '—',
  cuenta: { inactiva: 'Cuenta inhabilitada', 'sin cuenta': 'Sin cuenta de acceso' },
  datos: {
    correo: 'Correo electrónico',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    rol: 'Rol',
    fechaRegistro: 'Fecha de registro',
  },
  pistas: {
    cedulaRuc: '10 dígitos si es cédula; 13, terminados en 001, si es RUC.',
    username: 'De 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ.',
    password: 'Al menos 6 caracteres. Entrégala solo a esa persona.',
    rol: 'Un Usuario pide asesorías y lee los boletines. Un Editor gestiona además asesorías, inscripciones, boletines, libros y galería. Un Administrador gestiona también a los usuarios.',
  },
  acceso: 'Acceso al portal',
  sinId: 'ID del usuario no disponible',
  carga: {
    cargando: 'Cargando usuario...',
    fallo: 'No se pudo obtener el usuario',
    alerta: 'No se pudo cargar el usuario',
  },
} as const

/** What a choice of role means, said before it is saved. */
export const MENSAJES_ROL = {
  seraAdministrador:
    'Un administrador puede crear, editar y eliminar a cualquier otro usuario, también a ti.',
  dejaAdministrador: 'Deja de ser administrador: ya no podrá crear, editar ni eliminar usuarios.',
  cierraSesion: 'Cuando guardes, se cerrará su sesión; tendrá el nuevo rol al volver a ingresar.',
} as const

export const MENSAJES_CREAR = {
  titulo: 'Crear usuario',
  introduccion:
    'La persona podrá ingresar enseguida con el nombre de usuario y la contraseña que escribas aquí.',
  enviar: 'Crear usuario',
  guardando: 'Creando usuario...',
  guardado: 'El nuevo usuario fue creado correctamente.',
  rechazado: 'Error al registrar usuario',
  sinRespuesta: 'No se pudo crear el usuario',
  revisaLista: 'Antes de enviarlo otra vez, revisa en la lista si ya fue creado.',
} as const

export const MENSAJES_EDITAR = {
  titulo: 'Editar Usuario',
  enviar: 'Guardar cambios',
  guardando: 'Guardando cambios...',
  guardado: 'Usuario actualizado correctamente',
  fallo: 'Error desconocido al actualizar el usuario',
} as const

export const MENSAJES_ELIMINAR = {
  titulo: 'Confirmar Eliminación',
  aviso: 'Revisa que sea la persona correcta: se eliminan sus datos y su acceso al portal.',
  pregunta: (who: string) => `Esta acción eliminará al usuario de forma permanente.\n\n${who}`,
  eliminando: 'Eliminando usuario...',
  eliminado: 'Usuario eliminado correctamente',
  fallo: 'No se pudo eliminar el usuario',
} as const

export const MENSAJES_VER = { titulo: 'Datos del usuario' } as const

/** In place of a form or a question about the own user. */
export const MENSAJES_PROPIO = {
  texto:
    'Este es tu propio usuario. Puedes cambiar tus datos en Mi Perfil; tu rol lo cambia otro administrador.',
  perfil: 'Ir a Mi Perfil',
} as const
