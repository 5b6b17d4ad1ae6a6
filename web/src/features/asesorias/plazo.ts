/** How many days a request usually takes. */
export const plazoText = (plazo: number): string => (plazo === 1 ? '1 día' : `${plazo} días`)
