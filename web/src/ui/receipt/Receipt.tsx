import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../Button.tsx'
import { type Fact, Facts } from '../Facts.tsx'
import { Scene } from '../Scene.tsx'
import mensajes from '../scenes/mensajes.svg'
import { MENSAJES_RECIBO as TEXTO } from './messages.ts'

interface ReceiptProps {
  title: string
  numero: string
  /** As it was typed, so that a mistake is seen. */
  facts: readonly Fact[]
  /** What happens next, one after the other. */
  steps: readonly ReactNode[]
  /** Parts of its own. */
  more?: ReactNode
  /** The ways on. */
  children: ReactNode
}

/** What somebody takes along who has sent a form. It takes the focus, and fits on one sheet of paper. */
export function Receipt({ title, numero, facts, steps, more, children }: ReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])

  return (
    <section aria-labelledby={id} className="receipt-shadow mt-8 max-w-text scroll-mt-4">
      <div className="receipt bg-paper">
        <Scene src={mensajes} shape="4/3" className="h-32 w-full object-cover object-[50%_46%]" />
        <div className="on-band bg-band px-6 py-7 text-on-band sm:px-10 sm:py-9">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
            {title}
          </h2>
          <p className="mt-4 text-on-band-soft">{TEXTO.numero}</p>
          <p className="text-3xl font-bold tabular-nums">{numero}</p>
        </div>
        <div className="px-6 sm:px-10">
          <div className="receipt-part">
            <Facts facts={facts} />
          </div>
          <div className="receipt-part">
            <h3 className="text-lg">{TEXTO.next}</h3>
            <ol className="mt-3 list-decimal space-y-2 pl-5 marker:font-semibold marker:text-brand">
              {steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
                <li key={index} className="wrap-anywhere">
                  {step}
                </li>
              ))}
            </ol>
          </div>
          {more}
          <div className="receipt-part flex flex-wrap items-center gap-3 print:hidden">
            {children}
            <Button variant="quiet" className="w-full sm:w-auto" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" />
              {TEXTO.print}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
