import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTabNote } from '../lib/storage.ts'
import { Button } from '../ui/Button.tsx'
import { focusHeading } from '../ui/hooks.ts'
import { Scene } from '../ui/images.tsx'
import mensajes from '../ui/scenes/mensajes.svg'
import { type Fact, Facts } from '../ui/text.tsx'

/** The receipt of what a form last sent from this tab, or null. It belongs to its owner and survives a reload. */
export const useReceipt = <Given,>(name: string, owner: string | null) => {
  const { note, write, remove } = useTabNote<Given>(name, owner)
  const again = () => {
    remove()
    focusHeading()
  }
  return { given: note, give: write, again }
}

interface ReceiptProps {
  title: string
  numero: string
  steps: readonly (readonly [first: string, more?: string])[]
  main?: ReactNode
  /** As it was typed, so that a mistake is seen. */
  facts: readonly Fact[]
  more?: ReactNode
  children: ReactNode
}

/** What a person takes along who has sent a form. It takes the focus, and fits on one sheet of paper. */
export function Receipt({ title, numero, steps, main, facts, more, children }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])

  return (
    <section aria-labelledby={id} className="receipt-shadow max-w-text scroll-mt-4">
      <div className="receipt bg-paper">
        <Scene src={mensajes} shape="4/3" className="h-26 w-full object-cover object-[50%_47%]" />
        <div className="on-band bg-band px-5 pt-4 pb-5 text-on-band sm:px-10">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
            {title}
          </h2>
          <p className="mt-2 text-sm text-on-band-soft">Tu número es</p>
          <p className="text-3xl font-bold">{numero}</p>
        </div>
        <div className="px-5 sm:px-10">
          <div className="receipt-part">
            <h3 className="text-base">Qué pasa ahora</h3>
            <ol className="receipt-steps">
              {steps.map(([first, detail]) => (
                <li key={first} className="wrap-anywhere">
                  <strong className="block text-base font-semibold text-ink">{first}</strong>
                  {detail}
                </li>
              ))}
            </ol>
            {main && <div className="mt-4 print:hidden">{main}</div>}
          </div>
          <div className="receipt-part">
            <Facts facts={facts} />
          </div>
          {more}
          <div className="receipt-part flex flex-col gap-2.5 sm:flex-row sm:flex-wrap print:hidden">
            {children}
            <Button variant="quiet" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" />
              Imprimir
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
