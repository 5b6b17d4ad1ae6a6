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
} as const

export const MENSAJES_ARCHIVO = {
  elegir: 'Elegir archivo',
  cambiar: 'Elegir otro archivo',
  arrastrar: 'o arrástralo hasta aquí',
  quitar: 'Quitar',
  revisar: 'Revisar',
} as const

/** The pages on which staff keeps records. */
export const MENSAJES_REGISTROS = {
  guardar: 'Guardar',
  cancelar: 'Cancelar',
  editar: 'Editar',
  eliminar: 'Eliminar',
  volver: 'Volver a la lista',
  titulo: 'Título',
  descripcion: 'Descripción',
  fecha: 'Fecha',
  fechaPublicacion: 'Fecha de publicación',
  pdf: 'PDF',
  archivoPdf: 'Archivo PDF',
  verPdf: 'Ver PDF',
  pdfActual: 'Ver el PDF actual',
  pdfPista: 'Un PDF de hasta 10 MB.',
  pdfOpcional: 'Si no eliges otro, se conserva el actual. Un PDF de hasta 10 MB.',
  imagen: 'Imagen',
  imagenPista: 'Una imagen JPG o PNG de hasta 5 MB.',
  imagenOpcional: 'Si no eliges otra, se conserva la actual. Una imagen JPG o PNG de hasta 5 MB.',
  imagenActual: 'Imagen actual',
  imagenNoDisponible: 'No se pudo mostrar',
  pixeles: (ancho: number, alto: number) => `${ancho} × ${alto} px`,
  subidoPor: 'Subido por',
  cancelado: 'Cancelaste el envío: no se guardó nada.',
  desaparecido: 'Puede que alguien lo haya eliminado.',
  sinConexion: 'Puede ser la conexión o el servidor. Inténtalo otra vez.',
} as const

/** How the portal calls what it knows of a person, in forms and where it only shows it. */
export const MENSAJES_PERSONA = {
  datos: 'Tus datos',
  datosDeOtro: 'Datos del usuario',
  nombre: 'Nombre',
  segundoNombre: 'Segundo Nombre',
  apellido: 'Apellido',
  segundoApellido: 'Segundo Apellido',
  cedulaRuc: 'Cédula o RUC',
  telefono: 'Teléfono',
  telefonoHint: 'Tu celular: empieza con 09 y tiene 10 dígitos.',
  telefonoDeOtroHint: 'Celular: empieza con 09 y tiene 10 dígitos.',
  ciudad: 'Ciudad',
  ciudadHint: 'Donde vives o trabajas.',
  ciudadDeOtroHint: 'Donde vive o trabaja.',
  tipoContribuyente: 'Tipo de Contribuyente',
} as const

export const SITE_NAME = 'NAF'
