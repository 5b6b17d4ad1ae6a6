import { messagesOf, valuesOf } from './protobuf.ts'

/** What Firestore bills, and what is asked of the identity provider. */
export interface Counts {
  reads: number
  writes: number
  deletes: number
  identity: number
}

export const NO_COUNTS: Counts = { reads: 0, writes: 0, deletes: 0, identity: 0 }

/** An aggregation costs a read for each thousand index entries it goes through. */
const ENTRIES_PER_READ = 1000

/** Fields of google/firestore/v1/firestore.proto, write.proto, query.proto and document.proto. */
const FOUND_OR_MISSING = [1, 2]
const DOCUMENT = 1
const AGGREGATION = { result: 1, fields: 2, value: 2, integer: 2 }
const WRITES = 2
const DELETE = 2

const documentsIn = (answer: Buffer, fields: readonly number[]): number =>
  fields.reduce((sum, field) => sum + messagesOf(answer, field).length, 0)

const countedIn = (answer: Buffer): number => {
  const counts = messagesOf(answer, AGGREGATION.result)
    .flatMap((result) => messagesOf(result, AGGREGATION.fields))
    .flatMap((entry) => messagesOf(entry, AGGREGATION.value))
    .flatMap((value) => valuesOf(value, AGGREGATION.integer))
  return Math.max(0, ...counts.filter((value) => typeof value === 'number'))
}

const READS_IN: Record<string, (answer: Buffer) => number> = {
  BatchGetDocuments: (answer) => documentsIn(answer, FOUND_OR_MISSING),
  GetDocument: () => 1,
  ListDocuments: (answer) => documentsIn(answer, [DOCUMENT]),
  RunQuery: (answer) => documentsIn(answer, [DOCUMENT]),
  RunAggregationQuery: (answer) => Math.ceil(countedIn(answer) / ENTRIES_PER_READ),
}

/** A query that finds nothing costs one read (cloud.google.com/firestore/pricing). */
const LEAST_READS: Record<string, number> = { RunQuery: 1, RunAggregationQuery: 1 }

/** One call of Firestore's, while it is under way: of gRPC's messages as they go and come, what is billed. */
export const createCallBill = (rpc: string, counts: Counts) => {
  let reads = 0
  return {
    sent(request: Buffer): void {
      if (rpc !== 'Commit' && rpc !== 'BatchWrite') return
      for (const write of messagesOf(request, WRITES))
        if (valuesOf(write, DELETE).length > 0) counts.deletes += 1
        else counts.writes += 1
    },
    answered(answer: Buffer): void {
      const found = READS_IN[rpc]?.(answer) ?? 0
      reads += found
      counts.reads += found
    },
    ended(): void {
      counts.reads += Math.max(0, (LEAST_READS[rpc] ?? 0) - reads)
    },
  }
}
