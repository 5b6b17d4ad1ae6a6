import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Scene } from './Scene.tsx'
import { useScreenTitle } from './useScreenTitle.ts'

interface PageHeadingProps {
  /** The h1, and the document's title unless `documentTitle` says otherwise. */
  title: string
  documentTitle?: string
  /** A sentence or two under it. */
  children?: ReactNode
  /** What can be done with the whole page, on the heading's right. */
  actions?: ReactNode
  /** A drawing of `scenes/`, where there is room for it. */
  scene?: string
  className?: string
}

/** The heading every screen begins with. */
export function PageHeading({
  title,
  documentTitle = title,
  children,
  actions,
  scene,
  className,
}: PageHeadingProps) {
  const heading = useScreenTitle(documentTitle)
  return (
    <div className={classNames('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="max-w-text space-y-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {children && <div className="text-ink-soft">{children}</div>}
      </div>
      {actions}
      {scene && <Scene src={scene} shape="3/2" className="hidden w-64 rounded-lg object-cover md:block" />}
    </div>
  )
}
