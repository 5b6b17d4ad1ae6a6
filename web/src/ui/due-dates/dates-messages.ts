/** The dates themselves, on the first page's card and on the calendar's page. */
export const MENSAJES_FECHAS = {
  obligaciones: {
    IvaMensual: 'IVA',
    IvaSemestral: 'IVA',
    Retenciones: 'Retenciones',
    RentaPersonas: 'Impuesto a la renta',
    RentaSociedades: 'Impuesto a la renta',
    RentaRimpe: 'Impuesto a la renta',
  },
  ofMonth: (name: string, month: string, year: number) => `${name} de ${month} de ${year}`,
  ofYear: (name: string, year: number) => `${name} de ${year}`,
  firstHalf: (name: string, year: number) => `${name} de enero a junio de ${year}`,
  secondHalf: (name: string, year: number) => `${name} de julio a diciembre de ${year}`,
  inDays: (days: number) => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`),
  kind: '¿Qué tipo de contribuyente eres?',
  kinds: {
    general: { label: 'Persona natural', hint: 'Régimen general, con IVA cada mes.' },
    cero: {
      label: 'Persona natural, solo tarifa 0 %',
      hint: 'Lo que vendes no paga IVA: lo declaras cada semestre.',
    },
    emprendedor: { label: 'RIMPE emprendedor', hint: 'Persona natural; IVA cada semestre.' },
    popular: {
      label: 'RIMPE negocio popular',
      hint: 'Hasta 20.000 dólares de ventas al año; una sola declaración.',
    },
    sociedad: { label: 'Sociedad o empresa', hint: 'Con RUC de sociedad, también si es RIMPE emprendedora.' },
  },
  next: (digit: number) => `Tus próximas fechas, noveno dígito ${digit}`,
  agents: 'Las retenciones, solo si eres agente de retención.',
  add: 'Añadir al calendario',
  calendar: (digit: number) => `Vencimientos SRI, dígito ${digit}`,
  file: (year: number, digit: number) => `vencimientos-${year}-digito-${digit}.ics`,
  event: 'Último día para declarar y pagar. Confírmalo en el calendario del SRI, que es el que vale.',
  failed: 'No pudimos cargar las fechas.',
  missing: (year: number) => `Todavía no publicamos las fechas de ${year}.`,
  missingNext: 'Mientras tanto, míralas en el calendario tributario del SRI.',
  rule: 'El que vale es el calendario del SRI. Confirma tu fecha: los feriados de tu cantón y las resoluciones del SRI también la mueven, y los contribuyentes especiales, el sector público y Galápagos tienen otras.',
  source: (source: string) => `Fuente: ${source}.`,
  sri: 'Calendario tributario del SRI',
} as const

/** As the SRI publishes it. */
export const SRI_CALENDAR = 'https://www.sri.gob.ec/web/guest/calendario-tributario'
