import type { Rol } from '@naf/contract'
import { endsOnReload } from '../../api/identity.ts'
import { MENSAJES_PANEL as TEXTO } from '../dashboard-messages.ts'
import { OfferedPage } from '../OfferedPage.tsx'
import { MAIN_ID } from '../router.tsx'
import { DashboardHeader } from './DashboardHeader.tsx'
import { DashboardNav } from './DashboardNav.tsx'
import { Footer } from './Footer.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Who it is on top, the screens at the side (in a drawer on a phone), the screen itself. */
export function DashboardLayout({ rol }: { rol: Rol }) {
  return (
    <div className="dashboard flex min-h-dvh flex-col bg-mist [--table-top:4.0625rem]">
      <SkipLink />
      <DashboardHeader rol={rol} />
      <div className="mx-auto flex w-full max-w-wide grow">
        <div className="hidden w-64 shrink-0 border-r border-line md:block print:hidden">
          <DashboardNav
            rol={rol}
            className="sticky top-(--table-top) max-h-[calc(100dvh-var(--table-top))] overflow-y-auto p-4"
          />
        </div>
        <main id={MAIN_ID} tabIndex={-1} className="min-w-0 grow">
          {endsOnReload() && (
            <p className="border-b border-line bg-brand-soft px-5 py-2 text-sm md:px-10 print:hidden">
              {TEXTO.endsOnReload}
            </p>
          )}
          <OfferedPage rol={rol} />
          <PageOutlet />
        </main>
      </div>
      <Footer />
    </div>
  )
}
