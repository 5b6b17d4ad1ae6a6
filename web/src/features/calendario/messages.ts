export const MENSAJES_CALENDARIO = {
  title: 'Calendario tributario',
  intro:
    'En qué día vence cada declaración del año, según el noveno dígito de tu RUC o cédula. Las que caen en fin de semana o feriado ya están movidas.',
  choose: 'Elige tu noveno dígito para ver tus fechas.',
  ninth: 'Cuenta las cifras desde la izquierda y detente en la novena. En 1791234567001 es el 6.',
  years: 'Año',
  heading: (year: number, digit: number) => `Fechas de ${year}, noveno dígito ${digit}`,
  holidays: (year: number) => `Feriados de ${year} que mueven las fechas`,
  subscribe: 'Suscribirme al calendario',
  subscribeText:
    'Si corregimos una fecha, tu teléfono la cambia solo. En Google Calendar, agrega un calendario desde esta dirección:',
  nothing: (year: number) => `En ${year} no tienes nada que declarar con este tipo de contribuyente.`,
} as const
