import * as z from 'zod'

export const sitemapSchema = z.string()
