/** How many follow the centre in its networks, for staff. */
export const MENSAJES_REDES_PAGINA = {
  title: 'Seguidores en redes',
  intro: 'Anota una vez al mes cuántos seguidores tiene cada red: con eso el informe dice cuánto se creció.',
  back: 'Volver al informe',
  month: 'Mes',
  network: 'Red',
  followers: 'Seguidores',
  followersHint: 'Vacío, se borra lo anotado de ese mes.',
  save: 'Guardar',
  saved: 'Seguidores guardados',
  saveFailed: 'No se pudo guardar',
  empty: 'Todavía no se ha anotado ningún mes.',
  known: 'Seguidores por mes',
  failed: 'No se pudieron cargar los seguidores',
} as const
