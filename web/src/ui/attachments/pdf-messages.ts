const pagesText = (count: number) => (count === 1 ? '1 página' : `${count} páginas`)

/** How the portal offers a PDF, and how much of it there is. */
export const MENSAJES_PDF = {
  view: 'Ver PDF',
  extent: (pages: number, size: string) => `${pagesText(pages)} · ${size}`,
  download: (pages: number, size: string) => `PDF, ${pagesText(pages)}, ${size}`,
} as const
