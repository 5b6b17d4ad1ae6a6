const paginas = (count: number) => (count === 1 ? '1 página' : `${count} páginas`)

export const MENSAJES_DOCUMENTO = {
  verPdf: 'Ver PDF',
  publicado: 'Publicado el',
  extension: (pages: number, size: string) => `${paginas(pages)} · ${size}`,
} as const
