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

/** How the portal calls what it knows of a person, in forms and where it only shows it. */
export const MENSAJES_PERSONA = {
  datos: 'Tus datos',
  nombre: 'Nombre',
  segundoNombre: 'Segundo Nombre',
  apellido: 'Apellido',
  segundoApellido: 'Segundo Apellido',
  cedulaRuc: 'Cédula o RUC',
  telefono: 'Teléfono',
  telefonoHint: 'Tu celular: empieza con 09 y tiene 10 dígitos.',
  ciudad: 'Ciudad',
  ciudadHint: 'Donde vives o trabajas.',
  tipoContribuyente: 'Tipo de Contribuyente',
} as const

export const SITE_NAME = 'NAF'
