export const MENSAJES_ARCHIVO = {
  elegir: 'Elegir archivo',
  cambiar: 'Elegir otro archivo',
  arrastrar: 'o arrástralo hasta aquí',
  quitar: 'Quitar',
  revisar: 'Revisar',
} as const
