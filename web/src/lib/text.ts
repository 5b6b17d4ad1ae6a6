/** Joins the names of classes, leaving out what is absent. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

const COMBINING = /\p{M}/gu

/** A text as it reads well in an address: 'Facturación electrónica' is 'facturacion-electronica'. */
export const slugOf = (text: string): string =>
  text.normalize('NFD').replace(COMBINING, '').toLowerCase().replaceAll(' ', '-')
