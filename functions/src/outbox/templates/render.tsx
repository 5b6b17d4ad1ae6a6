import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Frame, Layout } from './Layout.tsx'
import { plainText } from './plain-text.ts'

/** A mail without its recipient. Both forms say the same. */
export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Renders a mail's content in the portal's frame; both forms come from this one rendering. */
export const render = (frame: Frame, content: ReactNode): RenderedMail => {
  const html = `<!doctype html>${renderToStaticMarkup(<Layout {...frame}>{content}</Layout>)}`
  return { subject: frame.subject, html, text: plainText(html) }
}
