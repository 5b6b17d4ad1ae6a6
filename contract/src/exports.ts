/** Exports of staff's lists, and the report on paper. */

/** CSV as a spreadsheet of Ecuador opens it, and XLSX with dates and numbers. */
export const FORMATOS = ['csv', 'xlsx'] as const
export type Formato = (typeof FORMATOS)[number]

/** The number of records that a streamed export looks through, counted before its first byte. */
export const ROWS_HEADER = 'Export-Rows'

/** Separates the choices of one filter in an address. No one-line text contains it. */
export const BETWEEN_CHOICES = '\n'

/** A figure below this may identify a person: it leaves the centre in a group, or not at all. */
export const FEWEST = 5

/** The texts of the report on paper. */
export const REPORT_PAPER = {
  author: 'Núcleo de Apoyo Contable y Fiscal · ESPE',
  kind: 'Informe',
  title: 'Informe de atención del NAF',
  about: (desde: string, hasta: string) => `Lo que el centro hizo del ${desde} al ${hasta}.`,
  made: (day: string) => `Elaborado el ${day}`,
  summary: 'Resumen',
  compared: (desde: string, hasta: string) => `Comparado con el periodo anterior, del ${desde} al ${hasta}.`,
  /** Instead of a figure that is too small. */
  few: `menos de ${FEWEST}`,
  /** Instead of a figure that would reveal a small one. */
  untold: 'no se dice',
  others: 'Otros grupos',
  grouped: `Donde hubo menos de ${FEWEST} personas no se dice cuántas, ni lo que permitiría deducirlo: van juntas en «Otros grupos».`,
  groupHeaders: ['Grupo', 'Cantidad'],
  signedBy: ['Elaborado por', 'Aprobado por'],
  signedName: 'Nombre:',
  signedRole: 'Cargo y fecha:',
} as const
