import { z } from 'zod'

/** How the next sends shall go wrong, so that tests can see what the portal does about it. */
export const failureSchema = z.object({
  /** What to answer; below 400 the mail is taken, only later than usual. */
  status: z.int().min(200).max(599).default(500),
  delayMs: z.int().min(0).max(600_000).default(0),
  /** How many sends it holds for. */
  times: z.int().min(1).default(1),
  /** The field of the mail that the answer says is wrong, such as `personalizations.0.to.0.email`. */
  field: z.string().nullable().default(null),
  /** Only sends to this address go wrong. */
  to: z.string().optional(),
  /** Never answer at all; `status` and `delayMs` do not count then. */
  hang: z.boolean().default(false),
})

export type Failure = z.infer<typeof failureSchema>
export type FailureRequest = z.input<typeof failureSchema>

export class FailurePlan {
  private failure: Failure | undefined

  set(failure: Failure | undefined): void {
    this.failure = failure
  }

  /** The failure the current send must suffer, counted as used. */
  take(recipients: readonly string[]): Failure | undefined {
    const current = this.failure
    if (!current || (current.to !== undefined && !recipients.includes(current.to))) return undefined
    this.failure = current.times > 1 ? { ...current, times: current.times - 1 } : undefined
    return current
  }
}
