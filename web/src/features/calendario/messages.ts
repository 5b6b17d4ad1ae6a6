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
  google: 'Google Calendar',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  copyByHand: 'Tu navegador no deja copiar el enlace. Selecciónalo y cópialo:',
  address: 'Enlace del calendario',
  subscribeText:
    'Si te suscribes y corregimos una fecha, tu calendario la cambia solo. En Android usa «Google Calendar»; para otro programa, copia el enlace.',
  nothing: (year: number) => `En ${year} no tienes nada que declarar con este tipo de contribuyente.`,
} as const
