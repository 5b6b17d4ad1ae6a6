import { type Ref, useId } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { MENSAJES_COLA } from './messages.ts'

const TEXTO = MENSAJES_COLA.keys

interface KeysDialogProps {
  ref: Ref<HTMLDialogElement>
  keysOn: boolean
  onSwitch: (on: boolean) => void
}

/** What the keys do, where, and the switch that turns them off on this device. */
export function KeysDialog({ ref, keysOn, onSwitch }: KeysDialogProps) {
  const title = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={title}
      className="card m-auto w-md max-w-[92vw] p-6 text-ink shadow-pop"
    >
      <h2 id={title} className="text-xl">
        {TEXTO.title}
      </h2>
      <p className="mt-2 text-ink-soft text-sm">{TEXTO.where}</p>
      <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {TEXTO.list.map(([key, what]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="mb-4 flex cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={keysOn}
          onChange={({ target }) => onSwitch(target.checked)}
          className="checkbox"
        />
        <span>{TEXTO.on}</span>
      </label>
      <form method="dialog">
        <Button type="submit" variant="secondary">
          {TEXTO.close}
        </Button>
      </form>
    </dialog>
  )
}
