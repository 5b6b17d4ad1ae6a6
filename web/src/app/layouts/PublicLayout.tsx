import { MAIN_ID } from '../router.tsx'
import { Footer } from './Footer.tsx'
import { PageOutlet } from './PageOutlet.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Header, page, footer. The page is at least a screen tall, so that it can be scrolled below the header. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex min-h-dvh grow flex-col md:min-h-0">
        <PageOutlet />
      </main>
      <Footer />
    </div>
  )
}
