import type { ReactNode } from 'react'
import { classNames } from '../lib/text.ts'
import { ownElements } from './own-elements.tsx'

interface StepButtonProps {
  possible: boolean
  onPress: () => void
  className?: string
  children: ReactNode
}

/** One step on or back. `aria-disabled`, since a button that is disabled under the finger loses the focus. */
export function StepButton({ possible, onPress, className, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={!possible}
      onClick={() => possible && onPress()}
      className={classNames('btn btn-secondary', className)}
    >
      {ownElements(children)}
    </button>
  )
}
