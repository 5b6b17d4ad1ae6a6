import type { RequestHandler } from 'express'

/** Answers are about people: nobody caches them, and nobody takes them for anything but JSON. */
export const responseHeaders: RequestHandler = (_req, res, next) => {
  res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  next()
}
