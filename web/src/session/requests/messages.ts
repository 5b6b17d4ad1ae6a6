export const MENSAJES_PROPIAS = {
  title: 'Mis asesorías',
  intro: 'En qué va cada una, lo que te escribió el equipo del NAF y lo que le respondes.',
  empty: 'Todavía no has pedido una asesoría.',
  emptyNext: 'Cuando pidas una, aquí verás en qué va.',
  failed: 'No pudimos mostrar tus asesorías',
  more: 'Ver más asesorías',
  seeAll: (count: number, hasMore: boolean) => {
    if (hasMore) return 'Ver mis asesorías'
    return count === 1 ? 'Ver mi asesoría' : `Ver mis ${count} asesorías`
  },
  offered: {
    title: 'Enviadas con tu correo',
    intro: 'Alguien escribió tu correo en estas solicitudes. Dinos cuáles son tuyas.',
    sentOn: (day: string) => `Enviada el ${day}.`,
    mine: 'Es mía',
    notMine: 'No es mía',
    question: {
      title: '¿No es tuya?',
      text: 'No te la mostraremos más ni te escribiremos sobre ella.',
      confirm: 'No es mía',
      cancel: 'Cancelar',
    },
    claimed: 'Listo: ya está en tu lista.',
    disowned: 'Listo: no te escribiremos más sobre esa solicitud.',
    more: 'Ver más solicitudes',
    failed: 'No se pudo guardar tu respuesta',
    loadFailed: 'No pudimos mostrar las solicitudes enviadas con tu correo',
  },
} as const
