import * as z from 'zod'

/** A document that programs read: feed readers, search engines. */
export const xmlSchema = z.string()
