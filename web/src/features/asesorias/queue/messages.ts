import type { Cierre, Estado } from '@naf/contract'

export const ESTADO: Record<Estado, string> = {
  recibida: 'Recibida',
  en_curso: 'En curso',
  esperando_respuesta: 'Esperando respuesta',
  realizada: 'Realizada',
}

export const CIERRE: Record<Cierre, string> = {
  atendida: 'Atendida',
  sin_respuesta: 'Sin respuesta',
  ya_no_la_necesita: 'Ya no la necesita',
  duplicada: 'Duplicada',
  correo_ajeno: 'Correo de otra persona',
}

const TODAY = 'hoy'

/** The queue at 'ver-asesorias', and what it has in common with a request's page. */
export const MENSAJES_COLA = {
  tabs: {
    pendientes: 'Pendientes',
    mias: 'Mías',
    'sin-asignar': 'Sin asignar',
    antiguas: '+ de 7 días',
    realizadas: 'Realizadas',
    todas: 'Todas',
  },
  tabsLabel: 'Colas',
  filters: 'Filtros',
  facets: {
    servicio: 'Servicio',
    ciudad: 'Ciudad',
    medio: 'Medio',
    contribuyente: 'Contribuyente',
    discapacidad: 'Discapacidad',
    cuenta: 'Cuenta',
  },
  withAccount: 'Con cuenta',
  withoutAccount: 'Sin cuenta',
  dates: 'Fechas',
  from: 'Desde',
  to: 'Hasta',
  clear: 'Quitar',
  clearAll: 'Quitar filtros',
  orders: { recientes: 'Orden: más recientes', antiguas: 'Orden: más antiguas' },
  priority: 'En cada día, primero las de personas registradas.',
  allDone: 'Todo atendido. Buen trabajo.',
  seeDone: 'Ver las realizadas',
  mark: 'Marcar',
  done: 'Realizada',
  newMessage: 'Escribió',
  nobody: '—',
  numero: 'Número',
  state: 'Estado',
  attends: 'Atiende',
  age: (days: number) => (days === 0 ? TODAY : `${days} d`),
  ago: (days: number) => (days === 0 ? TODAY : days === 1 ? 'hace 1 día' : `hace ${days} días`),
  matchedIn: {
    CedulaRUC: 'Cédula/RUC',
    Correo: 'Correo',
    Telefono: 'Teléfono',
    Numero: 'Número',
  },
  choose: (keysOn: boolean) =>
    keysOn
      ? 'Elige una asesoría de la cola. Con el foco en ella, recórrela con las teclas j y k.'
      : 'Elige una asesoría de la cola.',
  keys: {
    open: 'Atajos de teclado',
    title: 'Atajos de teclado',
    close: 'Cerrar',
    where: 'Funcionan cuando el foco está en la cola o en la asesoría abierta.',
    on: 'Usar los atajos en este equipo',
    list: [
      ['j', 'Siguiente asesoría'],
      ['k', 'Asesoría anterior'],
      ['Enter', 'Abrir la asesoría'],
      ['E', 'Marcar como realizada'],
      ['A', 'La atiendo yo'],
      ['N', 'Escribir una nota'],
      ['/', 'Buscar'],
      ['?', 'Ver esta lista'],
    ],
  },
} as const
