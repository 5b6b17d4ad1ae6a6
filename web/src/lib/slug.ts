const COMBINING = /\p{M}/gu

/** A text as it reads well in an address: 'Facturación electrónica' is 'facturacion-electronica'. */
export const slugOf = (text: string): string =>
  text.normalize('NFD').replace(COMBINING, '').toLowerCase().replaceAll(' ', '-')
