import * as z from 'zod'

export const saludSchema = z.object({
  estado: z.literal('ok'),
  firestore: z.literal('ok'),
})
