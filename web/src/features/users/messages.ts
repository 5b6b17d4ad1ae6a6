/** The screens on which staff looks at the users and administrators manage them. */
export const MENSAJES_USUARIOS = {
  title: 'Gestión de Usuarios',
  adminsOnly: 'Un administrador puede crear, editar y eliminar usuarios. Tú puedes ver sus datos.',
  createLink: 'Crear nuevo usuario',
  view: 'Ver',
  back: 'Volver',
  disabled: 'Acciones deshabilitadas',
  row: (name: string) => `Usuario ${name}`,
  fullName: 'Nombre completo',
  roles: { 1: 'Administrador', 2: 'Editor', 3: 'Usuario' },
  filter: 'Mostrar',
  filterOptions: { 0: 'Todos', 1: 'Administradores', 2: 'Editores', 3: 'Usuarios' },
  empty: 'No hay usuarios registrados.',
  failed: 'No se pudieron cargar los usuarios',
  unknown: '—',
  cuenta: { inactiva: 'Cuenta inhabilitada', 'sin cuenta': 'Sin cuenta de acceso' },
  unproven: 'Correo sin confirmar',
  fields: {
    correo: 'Correo electrónico',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    rol: 'Rol',
    fechaRegistro: 'Fecha de registro',
  },
  hints: {
    cedulaRUC: '10 dígitos si es cédula; 13, terminados en 001, si es RUC.',
    username: 'De 3 a 30 caracteres, sin espacios: números, puntos, guiones y letras sin tilde ni ñ.',
    password: 'Al menos 6 caracteres. Entrégala solo a esa persona.',
    unproven: 'Correo sin confirmar: esta persona todavía no abrió el enlace que le enviamos.',
    rol: 'Un Usuario pide asesorías y lee los boletines. Un Editor gestiona además asesorías, inscripciones, boletines, libros y galería. Un Administrador gestiona también a los usuarios.',
  },
  access: 'Acceso al portal',
  missingId: 'ID del usuario no disponible',
  record: {
    loading: 'Cargando usuario...',
    failed: 'No se pudo obtener el usuario',
    alert: 'No se pudo cargar el usuario',
  },
} as const

/** What a choice of role means, said before it is saved. */
export const MENSAJES_ROL = {
  becomesAdmin: 'Un administrador puede crear, editar y eliminar a cualquier otro usuario, también a ti.',
  losesAdmin: 'Deja de ser administrador: ya no podrá crear, editar ni eliminar usuarios.',
  unproven:
    'Correo sin confirmar: no sabemos si la cuenta es de quien dice ser. Comprueba con la persona que es suya antes de guardar; le enviaremos un enlace para que confirme su correo.',
  endsSession: 'Cuando guardes, se cerrará su sesión; tendrá el nuevo rol al volver a ingresar.',
} as const

export const MENSAJES_CREAR = {
  title: 'Crear nuevo usuario',
  intro:
    'La persona podrá ingresar enseguida con el nombre de usuario y la contraseña que escribas aquí. Le enviaremos un enlace para que confirme su correo.',
  submit: 'Crear usuario',
  saving: 'Creando usuario...',
  saved: 'El nuevo usuario fue creado correctamente.',
  refused: 'Error al registrar usuario',
  unanswered: 'No se pudo crear el usuario',
  checkList: 'Antes de enviarlo otra vez, revisa en la lista si ya fue creado.',
} as const

export const MENSAJES_EDITAR = {
  title: 'Editar Usuario',
  submit: 'Guardar Cambios',
  saving: 'Guardando cambios...',
  saved: 'Usuario actualizado correctamente',
  failed: 'Error desconocido al actualizar el usuario',
} as const

export const MENSAJES_ELIMINAR = {
  title: 'Confirmar Eliminación',
  warning: 'Revisa que sea la persona correcta: se eliminan sus datos y su acceso al portal.',
  question: (who: string) => `Esta acción eliminará al usuario de forma permanente.\n\n${who}`,
  deleting: 'Eliminando usuario...',
  deleted: 'Usuario eliminado correctamente',
  failed: 'No se pudo eliminar el usuario',
} as const

export const MENSAJES_VER = { title: 'Datos del usuario' } as const

/** In place of a form or a question about the own user. */
export const MENSAJES_PROPIO = {
  text: 'Este es tu propio usuario. Puedes cambiar tus datos en Mi Perfil; tu rol lo cambia otro administrador.',
  profile: 'Ir a Mi Perfil',
} as const
