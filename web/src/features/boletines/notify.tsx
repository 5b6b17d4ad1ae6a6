import { api, type Boletin, type Notice, type NoticeState } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { call, failureText, queryOf } from '../../api/client.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { alertError, ask, blocking, notice } from '../../ui/dialog.ts'
import { TitledSection } from '../../ui/PageHeading.tsx'
import { LoadedOr } from '../../ui/states.tsx'
import { Facts } from '../../ui/text.tsx'

const TITLE = 'Aviso a los lectores'
const NOBODY = 'Todavía no hay lectores a quienes avisar.'
const LOAD_FAILED = 'No se pudo saber si ya se avisó de este boletín'

const readersText = (count: number): string => (count === 1 ? '1 lector' : `${count} lectores`)

const readNotice = (id: string, signal?: AbortSignal): Promise<NoticeState> =>
  call(api.suscripciones.readNotice, { params: { id }, ...(signal && { signal }) })

/** Whether there was a notice that left no reader out. */
const isTold = ({ Aviso }: NoticeState): boolean => Aviso !== null && !Aviso.Interrumpido

const sentText = ({ Quien, Fecha }: Notice): string => `Enviado por ${Quien}, el ${formatDate(Fecha)}.`

const factsOf = ({ Lectores, Enviados, Fallidos }: Notice): [label: string, value: string][] => [
  ['Lectores', String(Lectores)],
  ['Enviados', String(Enviados)],
  ['Fallidos', String(Fallidos)],
]

const questionOf = ({ Aviso }: NoticeState) =>
  Aviso ? '¿Avisar a los lectores que faltan?' : '¿Avisar a los lectores?'

const askAndSend = async ({ Id, Titulo }: Boletin, count: number, title: string): Promise<void> => {
  const readers = readersText(count)
  const isWanted = await ask({
    title,
    text: `Se enviará un correo sobre «${Titulo}» a ${readers}. Se puede hacer una sola vez.`,
    confirm: `Avisar a ${readers}`,
    cancel: 'Ahora no',
  })
  if (!isWanted) return
  const close = blocking('Preparando los correos...')
  try {
    await call(api.suscripciones.notify, { params: { id: Id } })
    await notice(`✅ El aviso va en camino a ${readers}`)
  } catch (error) {
    close()
    await alertError(failureText('No se pudo avisar a los lectores.', error))
  }
}

export const tellReaders = async (boletin: Boletin): Promise<void> => {
  try {
    const state = await readNotice(boletin.Id)
    const { Lectores, Aviso } = state
    if (Aviso && isTold(state)) {
      const figures = factsOf(Aviso).map(([label, value]) => `${label}: ${value}`)
      await notice(TITLE, `${sentText(Aviso)} ${figures.join(' · ')}.`)
    } else if (Lectores === 0) await notice(TITLE, NOBODY)
    else await askAndSend(boletin, Lectores, questionOf(state))
  } catch (error) {
    await alertError(failureText(LOAD_FAILED, error))
  }
}

/** Longest wait for the offer to tell the readers; the menu of the row has it too. */
const OFFER_MS = 4000

/** Tells that a bulletin was saved; one that has just been published is offered to its readers, if there are any. */
export const offerNotice = async (
  saved: Boletin,
  before: Boletin | undefined,
  title: string,
  text: string | undefined,
): Promise<void> => {
  const isNew = saved.Estado === 'publicado' && before?.Estado !== 'publicado'
  const state = isNew ? await readNotice(saved.Id, AbortSignal.timeout(OFFER_MS)).catch(() => null) : null
  if (!state || isTold(state) || state.Lectores === 0) await notice(title, text)
  else await askAndSend(saved, state.Lectores, title)
}

export function NoticePart({ record }: { record: Boletin }) {
  const isPublished = record.Estado === 'publicado'
  const query = useQuery(queryOf(api.suscripciones.readNotice, { params: { id: record.Id } }))
  const tell = async (state: NoticeState) => {
    await askAndSend(record, state.Lectores, questionOf(state))
    await query.refetch()
  }
  return (
    <TitledSection title={TITLE} className="max-w-text">
      <LoadedOr query={query} failed={LOAD_FAILED} place="h-24">
        {(state) => (
          <>
            {state.Aviso && (
              <>
                <p className="mt-1 text-ink-soft">{sentText(state.Aviso)}</p>
                <Facts facts={factsOf(state.Aviso)} />
              </>
            )}
            {!isTold(state) && (
              <>
                <p className="mt-1 text-ink-soft">{offerText(isPublished, state)}</p>
                {isPublished && state.Lectores > 0 && (
                  <Button className="mt-3" onClick={() => void tell(state)}>
                    {`Avisar a ${readersText(state.Lectores)}`}
                  </Button>
                )}
              </>
            )}
          </>
        )}
      </LoadedOr>
    </TitledSection>
  )
}

const offerText = (isPublished: boolean, { Lectores, Aviso }: NoticeState): string => {
  if (!isPublished) return 'Cuando el boletín esté publicado podrás avisar a sus lectores.'
  if (Lectores === 0) return NOBODY
  return Aviso
    ? 'El aviso se detuvo porque el boletín dejó de estar publicado. Faltan lectores por avisar.'
    : 'Nadie ha recibido un aviso de este boletín.'
}
