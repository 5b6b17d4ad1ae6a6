import type { ReactNode } from 'react'

/** Fields that belong together, in two columns where there is room: one with a long hint pushes none beside it down. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-xl font-bold">{title}</legend>
      <div className="mt-4 grid grid-cols-1 items-end gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
