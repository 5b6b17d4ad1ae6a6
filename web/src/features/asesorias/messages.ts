/** The form at 'servicios'. */
export const MENSAJES_FORMULARIO = {
  title: 'Asesoría Virtual',
  intro:
    'Pide asesoría tributaria y contable gratuita. Es informativa: el proyecto no realiza trámites ante el SRI.',
  request: 'Tu consulta',
  person: 'Tus datos',
  fields: {
    Nombre: 'Nombre',
    CedulaRUC: 'Cédula o RUC',
    Correo: 'Correo',
    Telefono: 'Teléfono',
    Ciudad: 'Ciudad',
    TipoServicio: 'Tipo de Servicio',
    TipoContribuyente: 'Tipo de Contribuyente',
    Discapacidad: '¿Tienes alguna discapacidad?',
    MedioContacto: 'Medio de contacto',
    DetalleSolicitud: 'Detalle de la solicitud',
  },
  hints: {
    CedulaRUC: '10 dígitos si es cédula; 13 si es RUC.',
    Correo: 'Ahí te enviamos la confirmación.',
    Discapacidad:
      'Lo preguntamos para atenderte como necesitas, por ejemplo por escrito o con más tiempo. Atendemos a todos por igual.',
    MedioContacto: 'Cómo prefieres que te respondamos.',
    DetalleSolicitud: 'Qué necesitas, de qué año o período y qué has hecho ya. No escribas tus claves.',
  },
  discapacidad: { si: 'Sí', no: 'No' },
  servicios: {
    'Declaraciones tributarias': 'IVA, renta, retenciones y sus fechas.',
    'Actualización de RUC': 'Inscribirte, cambiar tus datos o tu régimen, como RIMPE.',
    'Gastos personales': 'Qué gastos rebajan tu impuesto y cómo presentarlos.',
    'Facturación electrónica': 'Emitir, anular o revisar comprobantes.',
    Otros: 'Cualquier otra duda de impuestos o contabilidad.',
  },
  contribuyentes: {
    'Persona natural no obligada a llevar contabilidad':
      'Trabajas por tu cuenta o tienes un negocio, y te basta un registro de ingresos y gastos.',
    'Persona natural obligada a llevar contabilidad':
      'Por tus ventas, gastos o capital, la ley te pide un contador.',
    'Persona jurídica': 'Una fundación, asociación, cooperativa u otra entidad.',
    Sociedad: 'Una compañía, como una S.A. o una S.A.S., o una sociedad de hecho.',
    'No sé': 'No pasa nada: lo vemos contigo.',
    Otro: 'Ninguno de estos: dinos cuál.',
  },
  plazo: (days: string) => `Una solicitud suele atenderse en ${days}.`,
  submit: 'Enviar solicitud',
  sending: 'Enviando solicitud...',
  sent: {
    title: '✅ Enviado',
    text: 'Tu solicitud fue registrada correctamente. Te enviamos una confirmación a tu correo electrónico.',
  },
  failed: 'Error al registrar asesoría',
  unanswered: {
    title: '❌ Error',
    text: 'Error al registrar asesoría\n\nNo hubo respuesta del servidor. No se perdió nada: todo lo que escribiste sigue aquí. Cuando tengas conexión, vuelve a enviar la solicitud sin cambiar nada: si ya había llegado, no se repite.',
    confirm: 'Volver a enviar',
    cancel: 'Seguir en el formulario',
  },
  next: {
    title: 'Qué pasa después',
    steps: [
      'Te llega una confirmación a tu correo electrónico.',
      'El equipo del NAF revisa tu solicitud.',
      'Te responde por el medio de contacto que elegiste.',
    ],
  },
} as const
