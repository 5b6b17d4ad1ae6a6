/** The card of the first page; what it shows when a digit is pressed comes later, with its own. */
export const MENSAJES_TOCA = {
  title: '¿Cuándo me toca?',
  intro: 'Cuándo vencen tu IVA, tus retenciones y tu renta, según el noveno dígito de tu RUC o cédula.',
  digits: 'Noveno dígito de tu RUC o cédula',
  digit: (digit: number) => `Noveno dígito ${digit}`,
  year: 'Ver el calendario del año',
} as const
