const inEcuador = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'America/Guayaquil' })
const plain = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'UTC' })

/** «22 de noviembre de 2026», the day it is in Ecuador. */
export const asLongDay = (moment: Date): string => inEcuador.format(moment)

/** The same of a plain day `YYYY-MM-DD`. */
export const longDay = (day: string): string => plain.format(new Date(day))
