const readers = (count: number): string => (count === 1 ? '1 lector' : `${count} lectores`)

/** How staff tells the readers of a bulletin. */
export const MENSAJES_AVISO = {
  title: 'Aviso a los lectores',
  row: 'Avisar',
  question: (title: string, count: number) =>
    `Se enviará un correo sobre «${title}» a ${readers(count)}. Se puede hacer una sola vez.`,
  ask: '¿Avisar a los lectores?',
  askRest: '¿Avisar a los lectores que faltan?',
  notify: (count: number) => `Avisar a ${readers(count)}`,
  later: 'Ahora no',
  sending: 'Preparando los correos...',
  sent: (count: number) => `✅ El aviso va en camino a ${readers(count)}`,
  failed: 'No se pudo avisar a los lectores.',
  loadFailed: 'No se pudo saber si ya se avisó de este boletín',
  nobody: 'Todavía no hay lectores a quienes avisar.',
  interrupted: 'El aviso se detuvo porque el boletín dejó de estar publicado. Faltan lectores por avisar.',
  notYet: 'Nadie ha recibido un aviso de este boletín.',
  unpublished: 'Cuando el boletín esté publicado podrás avisar a sus lectores.',
  done: (who: string, when: string) => `Enviado por ${who}, el ${when}.`,
  facts: {
    lectores: 'Lectores',
    enviados: 'Enviados',
    fallidos: 'Fallidos',
  },
} as const
