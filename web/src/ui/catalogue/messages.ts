export const MENSAJES_DOCUMENTO = {
  published: 'Publicado el',
  new: 'Nuevo',
  topic: 'Tema',
  otherTopics: 'Otros temas',
  year: 'Año',
  all: 'Todos',
  shelves: 'Estantes por tema',
} as const
