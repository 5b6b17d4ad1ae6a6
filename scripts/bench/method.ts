/** The parts of the report that are the same each time. */

export const METHOD = `## How it is measured

- The portal is its bundle on plain Node, in a process of its own, over the emulators; Firestore's is started anew for each table,
  for it slows with what it holds. What runs in the cloud besides (Google's front end, its framework, a network) is in no row.
- Rows of a table are measured in turn, three rounds, by autocannon on the same machine. **A row is a ratio**: to its limit,
  which does nothing but answer, and to its floor, the simplest code that does the same. Each round compares its own two; the
  table shows the median of the rounds, and their range in brackets. The times themselves are this machine's, and say nothing elsewhere.
- Reads, writes and deletes are counted in the server's process, where Firestore's gRPC messages pass through Node's HTTP/2: a
  document found or missing is a read, an empty query one, an aggregation one for each thousand. Calls of the identity provider are
  counted as Node announces them. The same is loaded into every row's process but for those of the table of starts.
- CPU is the server's process alone, all its threads; bytes are an answer's with its headers; peak memory is the process's
  resident set, sampled every 20 ms.`

export const PEERS = `For orientation, measured elsewhere on two cores with the same 200 books, requests a second: Directus 227, Payload 140,
Strapi 115.`
