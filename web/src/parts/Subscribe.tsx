import { lazy, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Part } from '../ui/ErrorBoundary.tsx'
import { Skeleton } from '../ui/states.tsx'

/** Loaded on demand: the libraries of forms would double what a page of publications weighs. */
const SubscribeForm = lazy(() => import('./SubscribeForm.tsx'))

export function Subscribe({ className }: { className?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-label="Boletines por correo" className={className}>
      <p className="text-ink-soft">
        ¿Quieres saber cuándo hay un boletín nuevo? Te avisamos por correo, sin crear una cuenta.
      </p>
      {open ? (
        <Part fallback={<Skeleton className="mt-4 h-40" />}>
          <div className="mt-4 text-left">
            <SubscribeForm takesFocus />
          </div>
        </Part>
      ) : (
        <Button variant="secondary" className="mt-3" onClick={() => setOpen(true)}>
          Recibir avisos por correo
        </Button>
      )}
    </section>
  )
}
