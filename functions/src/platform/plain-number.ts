const inSpanish = new Intl.NumberFormat('es-EC')

/** «1.240», as Ecuador writes it. */
export const plainNumber = (value: number): string => inSpanish.format(value)
