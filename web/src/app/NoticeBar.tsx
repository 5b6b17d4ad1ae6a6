import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { MAIN_ID } from './router.tsx'

export interface Notice {
  icon: LucideIcon
  text: ReactNode
  /** Buttons, beside what is read aloud. */
  choices?: ReactNode
}

/**
 * One line at the lower edge of the window, in the flow of the page: at the page's end it stands below everything.
 * Where there is nothing to say it is there all the same, empty: what a live region is born with is often not read
 * aloud.
 */
export function NoticeBar({ notice }: { notice: Notice | null }) {
  const Icon = notice?.icon
  return (
    <div
      className={classNames(
        notice && 'notice on-band animate-appear border-t border-on-band-soft bg-band-deep text-on-band',
      )}
    >
      <div
        className={classNames(
          'mx-auto flex max-w-wide flex-wrap items-center gap-x-4 gap-y-2 px-5 text-sm md:px-10',
          notice && 'min-h-11 py-2',
        )}
      >
        <div role="status" className="grow basis-64">
          {Icon && (
            <p className="flex items-center gap-2">
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span>{notice.text}</span>
            </p>
          )}
        </div>
        {notice?.choices && <Choices>{notice.choices}</Choices>}
      </div>
    </div>
  )
}

/** When the buttons go, the focus returns to where it was before it came to them. */
function Choices({ children }: { children: ReactNode }) {
  const own = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const buttons = own.current
    let before: EventTarget | null = null
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!buttons?.contains(relatedTarget as Node | null)) before = relatedTarget
    }
    buttons?.addEventListener('focusin', remember)
    return () => {
      if (buttons?.contains(document.activeElement)) giveFocus(before)
    }
  }, [])

  return (
    <div ref={own} className="flex gap-2">
      {children}
    </div>
  )
}

/** To the page, where that element is not there any more. */
const giveFocus = (before: EventTarget | null): void => {
  const there = before instanceof HTMLElement && before.isConnected ? before : null
  const place = there ?? document.getElementById(MAIN_ID)
  place?.focus({ preventScroll: true })
}
