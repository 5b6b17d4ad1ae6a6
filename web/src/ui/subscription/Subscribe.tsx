import { lazy, useState } from 'react'
import { Button } from '../Button.tsx'
import { Part } from '../Part.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { MENSAJES_SUSCRIBIRSE as TEXTO } from './messages.ts'

const SubscribeForm = lazy(() => import('./SubscribeForm.tsx'))

/** Offers a visitor mails about new bulletins; the form is fetched by whoever wants them. */
export function Subscribe({ className }: { className?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-label={TEXTO.region} className={className}>
      <p className="text-ink-soft">{TEXTO.offer}</p>
      {open ? (
        <Part fallback={<Skeleton className="mt-3 h-40" />}>
          <SubscribeForm className="mt-4" focus />
        </Part>
      ) : (
        <Button variant="secondary" className="mt-3" onClick={() => setOpen(true)}>
          {TEXTO.open}
        </Button>
      )}
    </section>
  )
}
