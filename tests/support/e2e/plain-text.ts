/** How sizes are written for a reader; on purpose not by the portal's own code. */

/** 62345 as '62 kB', 2400000 as '2,4 MB'. */
export const sizeText = (bytes: number): string =>
  bytes < 999_500
    ? `${Math.round(bytes / 1000)} kB`
    : `${String(Math.round(bytes / 100_000) / 10).replace('.', ',')} MB`

export const pagesText = (pages: number): string => (pages === 1 ? '1 página' : `${pages} páginas`)
