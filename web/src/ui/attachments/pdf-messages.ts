const paginas = (count: number) => (count === 1 ? '1 página' : `${count} páginas`)

/** How the portal offers a PDF, and how much of it there is. */
export const MENSAJES_PDF = {
  ver: 'Ver PDF',
  extension: (pages: number, size: string) => `${paginas(pages)} · ${size}`,
  descarga: (pages: number, size: string) => `PDF, ${paginas(pages)}, ${size}`,
} as const
