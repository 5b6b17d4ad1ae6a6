export const MENSAJES_GALERIA = {
  title: 'Nuestra Galería',
  intro:
    'Asesorías, talleres y visitas del NAF: así trabajan sus estudiantes y docentes, dentro y fuera de la universidad. Desliza las imágenes o usa los botones para recorrerlas; cada una se abre completa en otra pestaña.',
  list: 'Imágenes de la galería',
  untitled: (position: number) => `Imagen ${position}`,
  viewWhole: 'Ver imagen completa',
  counted: (count: number) => (count === 1 ? '1 imagen' : `${count} imágenes`),
  empty: 'No hay imágenes disponibles en este momento.',
  emptyNext: 'Vuelve pronto: aquí mostramos lo que hacemos en el NAF.',
  failed: 'No pudimos cargar las imágenes.',
} as const
