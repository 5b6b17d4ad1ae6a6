import { type ReactNode, useId } from 'react'
import { classNames } from '../lib/text.ts'
import { useScreenTitle } from './hooks.ts'
import { Scene } from './images.tsx'

interface PageHeadingProps {
  /** The h1, and the document's title unless `documentTitle` says otherwise. */
  title: string
  documentTitle?: string
  children?: ReactNode
  actions?: ReactNode
  scene?: string | undefined
  /** On a phone the scene is a band of this height above the heading: it shows before the page's own pictures come. */
  band?: string
  className?: string | undefined
}

/** As wide as a phone, from the header on: over the page's own `px-[min(1.25rem,6vw)]` and `pt-5`. */
const BAND =
  'order-first -mx-[min(1.25rem,6vw)] -mt-5 w-[calc(100%+2*min(1.25rem,6vw))] max-w-none md:order-none md:m-0 md:h-auto'

export function PageHeading(props: PageHeadingProps) {
  const { title, documentTitle = title, children, actions, scene, band, className } = props
  const heading = useScreenTitle(documentTitle)
  return (
    <div className={classNames('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className={classNames('min-w-0 max-w-text space-y-2', scene && 'grow basis-80')}>
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {children && <div className="text-ink-soft">{children}</div>}
      </div>
      {actions}
      {scene && (
        <Scene
          first={band !== undefined}
          src={scene}
          shape="3/2"
          className={classNames(
            'object-cover object-[50%_55%] md:w-64 md:rounded-lg',
            band ? classNames(band, BAND) : 'hidden md:block',
          )}
        />
      )}
    </div>
  )
}

interface TitledSectionProps {
  title: ReactNode
  as?: 'h2' | 'h3'
  look?: string
  className?: string
  children: ReactNode
}

export function TitledSection(props: TitledSectionProps) {
  const { title, as: Heading = 'h2', look = 'text-lg', className, children } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={look}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
