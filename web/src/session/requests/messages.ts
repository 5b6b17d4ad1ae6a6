export const MENSAJES_PROPIAS = {
  title: 'Mis asesorías',
  intro: 'En qué va cada una, lo que te escribió el equipo del NAF y lo que le respondes.',
  empty: 'Todavía no has pedido una asesoría.',
  emptyNext: 'Cuando pidas una, aquí verás en qué va.',
  failed: 'No pudimos mostrar tus asesorías',
  seeAll: (count: number) => (count === 1 ? 'Ver mi asesoría' : `Ver mis ${count} asesorías`),
} as const
