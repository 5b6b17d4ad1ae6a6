import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type * as z from 'zod'
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

/**
 * A mail's template: takes what was stored of it, and says so where that is none of its data. Another release may have
 * stored it.
 * @throws Error that names the fields, and nothing that stands in them
 */
export const template =
  <S extends z.ZodType>(schema: S, mailOf: (data: z.output<S>) => RenderedMail) =>
  (stored: z.input<S>): RenderedMail => {
    const reading = schema.safeParse(stored)
    if (reading.success) return mailOf(reading.data)
    throw new Error(
      `unfit for its template: ${reading.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    )
  }
