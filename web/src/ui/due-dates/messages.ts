/** The card of the first page; what it shows when a digit is pressed comes later, with its own. */
export const MENSAJES_TOCA = {
  title: '¿Cuándo me toca?',
  intro:
    'Presiona el noveno dígito de tu RUC o cédula y mira cuándo vencen tu IVA, tus retenciones y tu renta.',
  digits: 'Noveno dígito de tu RUC o cédula',
  digit: (digit: number) => `Noveno dígito ${digit}`,
  year: 'Ver el calendario del año',
} as const
