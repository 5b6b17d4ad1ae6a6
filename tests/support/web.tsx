import { ROL, type Rol } from '@naf/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { UNSAFE_createMemoryHistory as createMemoryHistory, createPath } from 'react-router-dom'
import { vi } from 'vitest'
import { queryClient } from '../../web/src/api/query-client.ts'
import { AppRouter } from '../../web/src/app/router.tsx'
import { Screens } from '../../web/src/app/routes.tsx'
import { changeState, type Person, VISITOR } from '../../web/src/auth/session.ts'
import { clearTabNotes } from '../../web/src/lib/storage.ts'
import { ErrorBoundary, watchLoadErrors } from '../../web/src/ui/ErrorBoundary.tsx'
import { user } from './samples.ts'

/** The web as its tests know it: no other file of theirs names anything of web/src. */

export type Session = Person

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

/** Another person, or nobody, has the session from now on. */
export const setSession = (person: Session) =>
  act(() => changeState({ person, entering: null, landing: null, exit: null }))

/** The portal at the last of these addresses; the others were opened before it. The session is that of `setSession`. */
export const portalAt = (addresses: string[]) => {
  const history = createMemoryHistory({ initialEntries: addresses, v5Compat: true })
  const Portal = () => (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <AppRouter history={history}>
          <Screens />
        </AppRouter>
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

/** Lets the code of a request's page, and of the pane beside the queue, fail to load, as on a lost connection. */
export const failToLoadCase = () =>
  vi.doMock('../../web/src/features/asesorias/case/CasePage.tsx', () => {
    throw new Error('CasePage.tsx did not load')
  })

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
