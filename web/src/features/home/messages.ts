import { CENTRE } from '@naf/contract'
export const MENSAJES_HOME = {
  title: 'Asesoría tributaria y contable gratuita',
  welcome: 'Te damos la bienvenida al NAF',
  question: '¿Te toca declarar el IVA y no sabes cómo?',
  /** What it costs stands out. */
  lead: [
    'Asesoría ',
    'gratuita',
    ` sobre IVA, renta, RIMPE, RUC y facturación. Estudiantes y docentes de la ${CENTRE.universityShortName} te explican, por WhatsApp, llamada o correo, qué te corresponde y cómo se hace.`,
  ],
  noAccount: 'Sin cuenta. Cinco minutos.',
  stepsTitle: 'Cómo funciona la asesoría virtual',
  steps: [
    {
      title: 'Cuéntanos qué necesitas',
      text: 'Llena el formulario con tus datos y describe tu duda con tus propias palabras.',
    },
    {
      title: 'Recibe la confirmación',
      text: 'Te enviamos un correo con el resumen de tu solicitud, para que sepas que llegó.',
    },
    {
      title: 'Te contactamos',
      text: 'El equipo del NAF te escribe o te llama por el medio que elijas y te orienta.',
    },
  ],
  topicsTitle: 'En qué te podemos orientar',
  topics: [
    {
      servicio: 'Declaraciones tributarias',
      title: 'IVA y otras declaraciones',
      text: 'IVA, retenciones y renta: qué te corresponde, en qué fecha y cómo se llena.',
    },
    {
      servicio: 'Actualización de RUC',
      title: 'RUC y RIMPE',
      text: 'Actividades, direcciones, tu régimen y lo que debes informar cuando algo cambia.',
    },
    {
      servicio: 'Gastos personales',
      title: 'Renta y gastos personales',
      text: 'Qué gastos puedes incluir, con qué comprobantes y cómo se presenta la proyección.',
    },
    {
      servicio: 'Facturación electrónica',
      title: 'Facturación electrónica',
      text: 'Los primeros pasos para emitir comprobantes y qué hacer cuando uno es rechazado.',
    },
  ],
  freeTitle: 'Gratuita y solo informativa',
  free: 'El NAF trabaja junto a la autoridad tributaria y nunca cobra por orientarte. Te explicamos cada paso, pero no hacemos trámites en tu nombre ni te pediremos tu clave del SRI.',
  accountTitle: 'Con una cuenta es más rápido',
  account: 'Guardamos tus datos para que no tengas que escribirlos de nuevo en cada solicitud.',
  createAccount: 'Crear una cuenta',
} as const
