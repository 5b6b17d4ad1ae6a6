/** Of each mail, by its template's name: stored with it, so that staff sees what it is before and after it is sent. */
type Numbered = { numero: string | null }

const inBrackets = (numero: string | null): string => (numero === null ? '' : ` (${numero})`)

/** Also the mail's own title. */
export const closingTitle = ({ served }: { served: boolean }): string =>
  served ? 'Tu asesoría quedó realizada' : 'Cerramos tu solicitud'

/** Also the mail's own title. */
export const assignedTitle = ({ requests: { length } }: { requests: readonly unknown[] }): string =>
  length === 1 ? 'Tienes una asesoría nueva a tu cargo' : `Tienes ${length} asesorías nuevas a tu cargo`

const TRAINING_TITLES = {
  place: 'Tienes lugar en la capacitación',
  waiting: 'Estás en la lista de espera',
  moved: 'Se liberó un cupo para ti',
  tomorrow: 'Mañana es tu capacitación',
  changed: 'Cambió tu capacitación',
  gone: 'Se canceló la capacitación',
} as const

/** Also the mail's own title. */
export const trainingTitle = ({ news }: { news: keyof typeof TRAINING_TITLES }): string =>
  TRAINING_TITLES[news]

export const subjects = {
  bulletinPublished: ({ titulo }: { titulo: string }) => `Nuevo boletín: ${titulo} - NAF ESPE`,
  confirmSubscription: () => 'Confirma tu suscripción a los boletines - NAF ESPE',
  asesoriaAnswered: ({ numero }: Numbered) =>
    `Respuesta a tu solicitud${numero === null ? '' : ` ${numero}`} - NAF ESPE`,
  asesoriaClosed: (data: Numbered & { served: boolean }) =>
    `${closingTitle(data)}${inBrackets(data.numero)} - NAF ESPE`,
  asesoriaReceived: ({ numero }: Numbered) =>
    `Recibimos tu solicitud de asesoría - NAF ESPE${inBrackets(numero)}`,
  inscripcionReceived: ({ numero }: { numero: string }) => `Recibimos tu inscripción - NAF ESPE (${numero})`,
  proveMailbox: () => 'Confirma tu correo - NAF ESPE',
  requestsAssigned: (data: { requests: readonly unknown[] }) => `${assignedTitle(data)} - NAF ESPE`,
  trainingNews: (data: { news: keyof typeof TRAINING_TITLES; titulo: string }) =>
    `${trainingTitle(data)}: ${data.titulo} - NAF ESPE`,
}
