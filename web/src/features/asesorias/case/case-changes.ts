import {
  type Answer,
  type Asesoria,
  api,
  type CierreDelEquipo,
  type Contacto,
  type Estado,
  IDEMPOTENCY_HEADER,
} from '@naf/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, failureText, isChangedMeanwhile } from '../../../api/client.ts'
import { updateRows, withRow } from '../../../api/row-changes.ts'
import { useSession } from '../../../auth/session.ts'
import { alertError, notice, toast } from '../../../ui/dialog.ts'
import { caseKey, LIST, shifted, useRecount } from '../asesoria-lists.ts'

/** The list in hand with what is known of a request by now. */
const putAsesoria = (client: QueryClient, asesoria: Asesoria): Promise<void> =>
  updateRows<Asesoria>(client, LIST, (rows) => withRow(rows, asesoria))

/**
 * Reads a request again after a change; no press waits for it. A reading that began before the change would bring back
 * what was so then, and React Query does not replace it by itself as long as it is the first one.
 */
export const readCaseAgain = (client: QueryClient, id: string): void => {
  const queryKey = caseKey(id)
  void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }))
}

/** A request with all that happened to it; what it tells of the request goes into the list in hand. */
export const useCase = (id: string) =>
  useQuery({
    queryKey: caseKey(id),
    queryFn: async ({ client, signal }) => {
      const found = await call(api.asesorias.read, { params: { id }, signal })
      await putAsesoria(client, found.Asesoria)
      return found
    },
    // Colleagues work on it, too: whoever opens it sees what is known now.
    staleTime: 0,
  })

/** Somebody else was quicker: that is no error, and nothing of what was typed is touched. */
const tellOf = (error: unknown) =>
  isChangedMeanwhile(error)
    ? notice('La asesoría cambió', error.message)
    : alertError(failureText('No se pudo guardar el cambio', error))

/** A call that changes a request: the list and what is open of it follow, also where somebody else was quicker. */
const useCaseChange = <Variables extends { id: string }>(
  change: (variables: Variables) => Promise<Asesoria>,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (asesoria) => putAsesoria(client, asesoria),
    onError: (error) => void tellOf(error),
    onSettled: (_answer, _error, { id }) => readCaseAgain(client, id),
  })
}

export const useAssign = () =>
  useCaseChange(({ id, from, to }: { id: string; from: string | null; to: string | null }) =>
    call(api.asesorias.assign, { params: { id }, input: { Desde: from, Uid: to } }),
  )

/** 'La atiendo yo'. */
export const useTakeOn = () => {
  const { uid } = useSession()
  const { mutate } = useAssign()
  return ({ Id, Atiende }: Asesoria) => {
    if (uid !== null && Atiende?.Uid !== uid) mutate({ id: Id, from: Atiende?.Uid ?? null, to: uid })
  }
}

interface Move {
  id: string
  from: Estado
  to: Estado
  cierre?: CierreDelEquipo | undefined
}

export const useMove = () => {
  const recount = useRecount()
  return useCaseChange(async ({ id, from, to, cierre }: Move) => {
    const moved = await call(api.asesorias.changeState, {
      params: { id },
      input: { Desde: from, Estado: to, ...(cierre && { Cierre: cierre }) },
    })
    recount(shifted(Number(moved.Realizada) - Number(from === 'realizada')))
    return moved
  })
}

/** What is written about a request: a note for the team, or a message by mail to the person. */
export type Writing = 'nota' | 'mensaje'

/** Stores a text under its key, so that the server has it once however often it is sent. */
export const useWrite = (writing: Writing, id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ Texto, key }: { Texto: string; key: string }): Promise<unknown> => {
      const options = { params: { id }, input: { Texto }, headers: { [IDEMPOTENCY_HEADER]: key } }
      return writing === 'nota'
        ? call(api.asesorias.addNote, options)
        : call(api.asesorias.addMessage, options)
    },
    onSettled: () => readCaseAgain(client, id),
  })
}

/** Notes that somebody of the team wrote or called; nobody waits for it. */
export const useRecordContact = (id: string) => {
  const client = useQueryClient()
  return useMutation<Answer<typeof api.asesorias.recordContact>, Error, Contacto>({
    mutationFn: (Medio) => call(api.asesorias.recordContact, { params: { id }, input: { Medio } }),
    onError: () => toast('No se pudo anotar el contacto en el historial'),
    onSettled: () => readCaseAgain(client, id),
  })
}

export const useCorrectMail = ({ Id: id, Realizada }: Asesoria) => {
  const client = useQueryClient()
  const recount = useRecount()
  return useMutation({
    mutationFn: (input: { Correo: string }) => call(api.asesorias.correctMail, { params: { id }, input }),
    onSuccess: async (asesoria) => {
      await putAsesoria(client, asesoria)
      recount(shifted(Number(asesoria.Realizada) - Number(Realizada)))
    },
    onSettled: () => readCaseAgain(client, id),
  })
}

export const useResend = (id: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.asesorias.resendConfirmation, { params: { id } }),
    onSuccess: () => toast('La confirmación se envía otra vez'),
    onError: (error) => void alertError(failureText('No se pudo enviar otra vez', error)),
    onSettled: () => readCaseAgain(client, id),
  })
}
