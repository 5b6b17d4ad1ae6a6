import { FEWEST } from './exports.ts'

const FEW = `menos de ${FEWEST}`
const OTHERS = 'Otros grupos'

/** What a report says of itself on paper, as the browser prints it. */
export const REPORT_PAPER = {
  author: 'Núcleo de Apoyo Contable y Fiscal · ESPE',
  kind: 'Informe',
  title: 'Informe de atención del NAF',
  about: (desde: string, hasta: string) => `Lo que el centro hizo del ${desde} al ${hasta}.`,
  made: (day: string) => `Elaborado el ${day}`,
  summary: 'Resumen',
  compared: (desde: string, hasta: string) => `Comparado con el periodo anterior, del ${desde} al ${hasta}.`,
  /** In the place of a figure that is too small to be said, and of one that would give it away or was made of so few. */
  few: FEW,
  untold: 'no se dice',
  others: OTHERS,
  grouped: `Donde hubo ${FEW} personas no se dice cuántas, ni lo que permitiría deducirlo: van juntas en «${OTHERS}».`,
  groupHeaders: ['Grupo', 'Cantidad'],
  signedBy: ['Elaborado por', 'Aprobado por'],
  signedName: 'Nombre:',
  signedRole: 'Cargo y fecha:',
} as const
