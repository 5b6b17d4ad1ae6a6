/** The dates themselves, on the first page's card and on the calendar's page. */
export const MENSAJES_FECHAS = {
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
    sociedad: { label: 'Sociedad o empresa', hint: 'Régimen general, con IVA cada mes.' },
    'sociedad-rimpe': {
      label: 'Sociedad RIMPE emprendedora',
      hint: 'Con RUC de sociedad; IVA cada semestre.',
    },
  },
  next: (digit: number) => `Tus próximas fechas, noveno dígito ${digit}`,
  agents: 'Las retenciones, solo si eres agente de retención.',
  add: 'Añadir al calendario',
  file: (year: number, digit: number) => `vencimientos-${year}-digito-${digit}.ics`,
  failed: 'No pudimos cargar las fechas.',
  missing: (year: number) => `Todavía no publicamos las fechas de ${year}.`,
  missingNext: 'Mientras tanto, míralas en el calendario tributario del SRI.',
  rule: 'El que vale es el calendario del SRI. Confirma tu fecha: los feriados de tu cantón y las resoluciones del SRI también la mueven, y los contribuyentes especiales, el sector público y Galápagos tienen otras.',
  source: (source: string) => `Fuente: ${source}.`,
  sri: 'Calendario tributario del SRI',
} as const
