export const MENSAJES_GALERIA = {
  title: 'Nuestra Galería',
  intro:
    'Asesorías, talleres y visitas del NAF: así trabajan sus estudiantes y docentes, dentro y fuera de la universidad.',
  list: 'Imágenes de la galería',
  untitled: (position: number) => `Imagen ${position}`,
  viewWhole: 'Ver imagen completa',
  openFile: 'Abrir el archivo',
  close: 'Cerrar',
  position: (position: number, count: number) => `Imagen ${position} de ${count}`,
  counted: (count: number) => (count === 1 ? '1 imagen' : `${count} imágenes`),
  empty: 'No hay imágenes disponibles en este momento.',
  emptyNext: 'Vuelve pronto: aquí mostramos lo que hacemos en el NAF.',
  failed: 'No pudimos cargar las imágenes.',
} as const
