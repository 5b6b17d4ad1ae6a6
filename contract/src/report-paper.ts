import { FEWEST } from './exports.ts'

/** What stands in the place of a figure that is not said, and of what is taken along with it. */
const UNSAID = `menos de ${FEWEST}`
const OTHERS = 'Otros grupos'

/** What a report says of itself on paper, printed by the browser or made by the server; days as either writes them. */
export const REPORT_PAPER = {
  author: 'Núcleo de Apoyo Contable y Fiscal · ESPE',
  kind: 'Informe',
  title: 'Informe de atención del NAF',
  about: (desde: string, hasta: string) => `Lo que el centro hizo del ${desde} al ${hasta}.`,
  made: (day: string) => `Elaborado el ${day}`,
  summary: 'Resumen',
  compared: (desde: string, hasta: string) => `Comparado con el periodo anterior, del ${desde} al ${hasta}.`,
  unsaid: UNSAID,
  others: OTHERS,
  grouped: `Donde hubo ${UNSAID} personas no se dice cuántas: van juntas en «${OTHERS}».`,
  byMonth: 'Por mes',
  groupHeaders: ['Grupo', 'Cantidad'],
  signedBy: ['Elaborado por', 'Aprobado por'],
  signedName: 'Nombre:',
  signedRole: 'Cargo y fecha:',
} as const
