import { api, type Boletin, type NoticeState } from '@naf/contract'
import { call, failureText } from '../../api/client.ts'
import { alertError, alertSuccess, ask, blocking, notice } from '../../ui/dialog.ts'
import { MENSAJES_AVISO as TEXTO } from './notice-messages.ts'
import { outcomeText } from './outcome-text.ts'

/** Nobody waits longer for the offer: the bulletin's row has it, too. */
const OFFER_MS = 4000

export const readNotice = (id: string, signal?: AbortSignal): Promise<NoticeState> =>
  call(api.suscripciones.readNotice, { params: { id }, ...(signal && { signal }) })

/** Whether there was a notice that left no reader out. */
export const isTold = ({ Aviso }: NoticeState): boolean => Aviso !== null && !Aviso.Interrumpido

const send = async ({ Id }: Boletin, count: number): Promise<void> => {
  const close = blocking(TEXTO.sending)
  try {
    await call(api.suscripciones.notify, { params: { id: Id } })
    await alertSuccess(TEXTO.sent(count))
  } catch (error) {
    close()
    await alertError(failureText(TEXTO.failed, error))
  }
}

/** Asks whether so many are to be told, and has them told. */
export const askAndSend = async (
  boletin: Boletin,
  count: number,
  title: string = TEXTO.ask,
): Promise<void> => {
  const text = TEXTO.question(boletin.Titulo, count)
  if (await ask({ title, text, confirm: TEXTO.notify(count), cancel: TEXTO.later }))
    await send(boletin, count)
}

/** From a row: asks, or says what became of it. */
export const tellReaders = async (boletin: Boletin): Promise<void> => {
  try {
    const state = await readNotice(boletin.Id)
    const { Lectores, Aviso } = state
    if (Aviso && isTold(state)) await notice(TEXTO.title, outcomeText(Aviso))
    else if (Lectores === 0) await notice(TEXTO.title, TEXTO.nobody)
    else await askAndSend(boletin, Lectores, Aviso ? TEXTO.askRest : TEXTO.ask)
  } catch (error) {
    await alertError(failureText(TEXTO.loadFailed, error))
  }
}

/** Says that a bulletin was saved, and offers to tell its readers where it has just been published and there are any. */
export const announce = async (saved: Boletin, before: Boletin | undefined, text: string): Promise<void> => {
  const isNew = saved.Estado === 'publicado' && before?.Estado !== 'publicado'
  const state = isNew ? await readNotice(saved.Id, AbortSignal.timeout(OFFER_MS)).catch(() => null) : null
  if (!state || isTold(state) || state.Lectores === 0) await alertSuccess(text)
  else await askAndSend(saved, state.Lectores, text)
}
