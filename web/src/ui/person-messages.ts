/** How the portal calls what it knows of a person, in forms and where it only shows it. */
export const MENSAJES_PERSONA = {
  title: 'Tus datos',
  titleOfAnother: 'Datos del usuario',
  nombre: 'Nombre',
  segundoNombre: 'Segundo Nombre',
  apellido: 'Apellido',
  segundoApellido: 'Segundo Apellido',
  cedulaRUC: 'Cédula o RUC',
  telefono: 'Teléfono',
  telefonoHint: 'Tu celular: empieza con 09 y tiene 10 dígitos.',
  telefonoHintOfAnother: 'Celular: empieza con 09 y tiene 10 dígitos.',
  ciudad: 'Ciudad',
  ciudadHint: 'Donde vives o trabajas.',
  ciudadHintOfAnother: 'Donde vive o trabaja.',
  tipoContribuyente: 'Tipo de Contribuyente',
} as const
