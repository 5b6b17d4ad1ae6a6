export const MENSAJES_HOME = {
  titulo: 'Asesoría tributaria y contable gratuita',
  tituloDocumento: 'Inicio',
  bienvenida: 'Te damos la bienvenida al NAF',
  entrada:
    'Somos el Núcleo de Apoyo Contable y Fiscal de la Universidad ESPE. Estudiantes y docentes te orientamos sobre el RUC, tus declaraciones y la facturación electrónica, sin costo y sin salir de casa.',
  sinCuenta: 'No necesitas una cuenta. Llenar la solicitud toma unos cinco minutos.',
  saludo: (nombre: string) => `Hola, ${nombre}`,
  saludoSinNombre: 'Hola',
  entradaPanel:
    'Este es tu espacio en el NAF. Pide una asesoría cuando la necesites: tus datos ya estarán en el formulario.',
  entradaEquipo:
    'Este es el panel del equipo del NAF. Aquí revisas las solicitudes que llegan y también puedes pedir una asesoría.',
  verAsesorias: 'Ver asesorías solicitadas',
  pasosTitulo: 'Cómo funciona la asesoría virtual',
  pasos: [
    {
      titulo: 'Cuéntanos qué necesitas',
      texto: 'Llena el formulario con tus datos y describe tu duda con tus propias palabras.',
    },
    {
      titulo: 'Recibe la confirmación',
      texto: 'Te enviamos un correo con el resumen de tu solicitud, para que sepas que llegó.',
    },
    {
      titulo: 'Te contactamos',
      texto: 'El equipo del NAF te escribe o te llama por el medio que elijas y te orienta.',
    },
  ],
  temasTitulo: 'En qué te podemos orientar',
  temas: [
    {
      titulo: 'Declaraciones tributarias',
      texto: 'Qué impuestos te corresponden, en qué fechas y cómo se llena cada formulario.',
    },
    {
      titulo: 'Actualización de RUC',
      texto: 'Actividades, direcciones, regímenes y lo que debes informar cuando algo cambia.',
    },
    {
      titulo: 'Gastos personales',
      texto: 'Qué gastos puedes incluir, con qué comprobantes y cómo se presenta la proyección.',
    },
    {
      titulo: 'Facturación electrónica',
      texto: 'Los primeros pasos para emitir comprobantes y qué hacer cuando uno es rechazado.',
    },
  ],
  gratisTitulo: 'Gratuita y solo informativa',
  gratis:
    'El NAF trabaja junto a la autoridad tributaria y nunca cobra por orientarte. Te explicamos cada paso, pero no hacemos trámites en tu nombre ni te pediremos tu clave del SRI.',
  cuentaTitulo: 'Con una cuenta es más rápido',
  cuenta: 'Guardamos tus datos para que no tengas que escribirlos de nuevo en cada solicitud.',
  crearCuenta: 'Crear una cuenta',
} as const
