export const MENSAJES_GALERIA = {
  titulo: 'Nuestra Galería',
  introduccion:
    'Asesorías, talleres y visitas del NAF: así trabajan sus estudiantes y docentes, dentro y fuera de la universidad. Desliza las imágenes o usa los botones para recorrerlas; cada una se abre completa en otra pestaña.',
  imagenes: 'Imágenes de la galería',
  imagenSinTitulo: (position: number) => `Imagen ${position}`,
  verCompleta: 'Ver imagen completa',
  contadas: (count: number) => (count === 1 ? '1 imagen' : `${count} imágenes`),
  vacio: 'No hay imágenes disponibles en este momento.',
  vacioQueHacer: 'Vuelve pronto: aquí mostramos lo que hacemos en el NAF.',
  fallo: 'No pudimos cargar las imágenes.',
} as const
