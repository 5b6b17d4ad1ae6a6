import { ask } from '../../ui/dialog.ts'

const INVITATION = {
  title: '¿Deseas una atención más personalizada?',
  text: 'Si te registras, guardas el historial de tus asesorías, recibes atención prioritaria y accedes a los boletines quincenales.',
  confirm: 'Registrarme',
  cancel: 'Continuar sin registro',
} as const

/** Whether a visitor would rather register. Enter stays at the form, and so does an abort. */
export const invite = (signal: AbortSignal): Promise<boolean> => ask(INVITATION, { signal, focus: 'cancel' })
