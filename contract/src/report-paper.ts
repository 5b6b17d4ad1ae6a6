/** What a report says of itself on paper, printed by the browser or made by the server; days as either writes them. */
export const REPORT_PAPER = {
  author: 'Núcleo de Apoyo Contable y Fiscal · ESPE',
  kind: 'Informe',
  title: 'Informe de atención del NAF',
  about: (desde: string, hasta: string) => `Lo que el centro hizo del ${desde} al ${hasta}.`,
  made: (day: string) => `Elaborado el ${day}`,
  signedBy: ['Elaborado por', 'Aprobado por'],
  signedName: 'Nombre:',
  signedRole: 'Cargo y fecha:',
} as const
