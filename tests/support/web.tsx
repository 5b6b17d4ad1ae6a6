import { ROL, type Rol } from '@naf/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { UNSAFE_createMemoryHistory as createMemoryHistory, createPath } from 'react-router-dom'
import { vi } from 'vitest'
import { AppRouter } from '../../web/src/app/router.tsx'
import { Screens } from '../../web/src/app/routes.tsx'
import { watchLoadErrors } from '../../web/src/lib/load-errors.ts'
import { queryClient } from '../../web/src/lib/query-client.ts'
import { clearTabNotes } from '../../web/src/lib/tab-notes.ts'
import {
  type Session,
  SessionActionsContext,
  SessionContext,
  SessionRoutesContext,
  VISITOR,
} from '../../web/src/session/session.ts'
import { ErrorBoundary } from '../../web/src/ui/ErrorBoundary.tsx'
import { user } from './samples.ts'

/** The web as its tests know it: no other file of theirs names anything of web/src. */

export type { Session }

watchLoadErrors()

queryClient.setDefaultOptions({
  queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 },
  mutations: queryClient.getDefaultOptions().mutations ?? {},
})

export const closeDialogs = () => {
  for (const shown of document.querySelectorAll('body > :is(dialog, .toast)')) shown.remove()
}

/** Forgets what the portal has read, as a reload does. */
export const forgetReads = () => queryClient.clear()

export const forgetTabNotes = () => clearTabNotes()

let present: Session = VISITOR
const watchers = new Set<() => void>()
const watchSession = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Another person, or nobody, has the session from now on. */
export const setSession = (session: Session) =>
  act(() => {
    present = session
    for (const watcher of watchers) watcher()
  })

const actions = {
  prepare: () => {},
  enter: async (_kind: string, work: () => Promise<string | null>) => void (await work()),
  logout: async () => {},
  end: async () => {},
  retry: () => {},
}
const routes = { landing: null, exit: null, clearExit: () => {} }

/** The portal at the last of these addresses; the others were opened before it. The session is that of `setSession`. */
export const portalAt = (addresses: string[]) => {
  const history = createMemoryHistory({ initialEntries: addresses, v5Compat: true })
  const Portal = () => (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={useSyncExternalStore(watchSession, () => present)}>
          <SessionActionsContext value={actions}>
            <SessionRoutesContext value={routes}>
              <AppRouter history={history}>
                <Screens />
              </AppRouter>
            </SessionRoutesContext>
          </SessionActionsContext>
        </SessionContext>
      </QueryClientProvider>
    </ErrorBoundary>
  )
  // The portal counts its screens in the browser's history, which a router in memory leaves alone.
  window.history.replaceState({ idx: addresses.length - 1 }, '')
  return {
    Portal,
    address: () => createPath(history.location),
    back: () => act(() => history.go(-1)),
  }
}

/** The parts of pages whose code loads by itself. */
const PARTS = {
  advisoryReceipt: 'features/asesorias/AsesoriaReceipt.tsx',
  subscriptionBox: 'features/asesorias/SubscribeBox.tsx',
  casePane: 'features/asesorias/case/CasePane.tsx',
  verifiedCertificate: 'features/verificar/Verified.tsx',
  newBulletin: 'session/bulletins/NewBulletin.tsx',
  consentDialog: 'session/consent/ConsentDialog.tsx',
  terms: 'session/consent/TermsFields.tsx',
  latestRequest: 'session/requests/LatestRequest.tsx',
  waitingCount: 'session/work/Waiting.tsx',
  suggestions: 'ui/doubts.ts',
  nextDates: 'ui/due-dates/NextDates.tsx',
  answerForm: 'ui/tracking/AnswerForm.tsx',
  opinionForm: 'ui/tracking/OpinionForm.tsx',
}
export type PagePart = keyof typeof PARTS

/**
 * Lets the code of every part of a page fail to load, as on a lost connection, in all tests of the file that calls it.
 * @returns the parts that the portal has requested
 */
export const failToLoadParts = (): PagePart[] => {
  const asked: PagePart[] = []
  for (const part of Object.keys(PARTS) as PagePart[])
    vi.doMock(`../../web/src/${PARTS[part]}`, () => {
      asked.push(part)
      throw new Error(`${part} did not load`)
    })
  return asked
}

/** Starts the line below the portal that tells of the connection, as the page does after it has loaded. */
export const startNotices = async () => (await import('../../web/src/app/notices.tsx')).startNotices()

const member = (rol: Rol, Nombre: string): Session => {
  const Id = `uid-${Nombre.toLowerCase()}`
  return { ...VISITOR, uid: Id, rol, user: user({ Id, FirebaseUid: Id, Nombre, rol_id: rol }) }
}

/** Who may open an address. Their names: Ana the taxpayer, Edgar the editor, Ada the administrator. */
export const SESSIONS = {
  visitor: VISITOR,
  usuario: member(ROL.USUARIO, 'Ana'),
  editor: member(ROL.EDITOR, 'Edgar'),
  admin: member(ROL.ADMIN, 'Ada'),
}
