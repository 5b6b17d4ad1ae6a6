import { Children, type ReactNode } from 'react'

/**
 * Gives each piece of text an element of its own. A browser's translator puts its own elements in place of text nodes;
 * React then cannot insert anything before a bare piece of text, and no longer changes it.
 */
export const ownElements = (children: ReactNode): ReactNode =>
  Children.map(children, (child) =>
    typeof child === 'string' || typeof child === 'number' ? <span>{child}</span> : child,
  )
