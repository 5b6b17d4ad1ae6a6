const formatter = new Intl.DateTimeFormat('es-EC', { dateStyle: 'long', timeZone: 'America/Guayaquil' })

/** «22 de noviembre de 2026», the day it is in Ecuador. */
export const asLongDay = (moment: Date): string => formatter.format(moment)
