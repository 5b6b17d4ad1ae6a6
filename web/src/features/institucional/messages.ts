/** What both pages about the centre say; the legal texts stand in `legal/`. */
export const MENSAJES_INSTITUCIONAL = {
  datosDelPdf: (paginas: number, tamano: string) =>
    `PDF, ${paginas} ${paginas === 1 ? 'página' : 'páginas'}, ${tamano}`,
  solicitar: 'Solicitar una asesoría',
} as const
