/** What staff takes along of the portal's data. */

/** What a spreadsheet of Ecuador opens, and one that knows dates and numbers. */
export const FORMATOS = ['csv', 'xlsx'] as const
export type Formato = (typeof FORMATOS)[number]

/** Of a file that is made while it is sent: how many records are looked through for it, counted before its first byte. */
export const ROWS_HEADER = 'Export-Rows'

/** Between the choices of one filter, where its address holds several: no text of one line has it. */
export const BETWEEN_CHOICES = '\n'

/** Of fewer people a figure may point to one of them: it leaves the house in a group, or unsaid. */
export const FEWEST = 5
