/**
 * Why a bar may not be met, by its fact: said in the report where it is not. Numbers of hand measurements stand with their
 * date; the tables below them are the run's own.
 */
export const WHY = {
  listGzip:
    'in CPU a request takes half of what `res.json` takes (0.55 to 0.60 of 1.23 ms, 2026-11-23); requests a second fall behind that because each waits for a read of Firestore, whose emulator computes on the same cores.',
  listUnchanged:
    'each look asks Firestore whether the list still is as it was, or it could be stale. A request that reads alone takes 2.4 to 2.8 ms of CPU (one connection, 2026-11-23), some thirty bare 304s; at 20 connections a twelfth of a read falls on each, the largest part of it that is not HTTP itself. What the portal does besides is made of many small parts: measured by themselves, rate limits take 5 µs, and finding a route among 111 takes 5 µs more than having one alone.',
  listReadsTogether:
    'who asks while a read is under way shares the next one: of 20 connections two groups take turns, a tenth of a read each at best. A read begins two turns of the event loop after the last one has come, which gathers more: 0.086 instead of 0.101 for a 304, 0.104 instead of 0.132 for gzip (2026-11-23, busy machine). The bar is judged by the plain list, whose 190 KB take longest to be sent, and its people so much longer to ask again.',
  advisoryVisitor:
    'the commit of the same four documents, unlooked at, is the limit (its own share stands with the table); half of a request is Firestore’s client, as below. What the portal adds, the form’s schema, the words it is searched by, its number, rate limits and the log, is made of small parts.',
  advisoryAccount:
    'it cannot be: the look-up of account and record at once, which no write may do without, with the same commit and nothing else is below the bar by itself (the row above it). A token that was revoked stops at the next request because of it.',
  pageReads:
    '50 records; one more, by which the page knows that there is a next one; and the account’s user record, since a role counts only with one (docs/decisions/roles.md). Without the one more a list of exactly 50 would lead to an empty page, and one of exactly 5,000 would be said to go on.',
  pageBytes:
    'of 5,845 bytes of the body 3,000 are what people wrote (`DetalleSolicitud`, 25 words drawn at random for each), 487 the ids, 404 cédulas, 402 telephones, 392 names, 216 mails, 200 dates: each left out by itself, 2026-11-23. What came with numbers and states takes 53 together. gzip at its highest level saves 25, Brotli would leave 4,984 and the headers. All of it is in the contract, and searched in the browser.',
  monthReads:
    'two parts make up nine tenths, as the table shows: the window of the list, one read for each request at each opening, and the look each forty seconds for what colleagues changed, two reads (an empty query is billed as one, and the account’s record). Either is a promise of its own: to search in what is there, and to see a colleague’s change soon.',
  bulkDeletion:
    'a deleted request goes into the bin (docs/decisions/bin.md): two writes, and it is read whole. The bar below compares what does the same.',
  bulkMove:
    'before them come the account and its record, behind them the line in the log; no more than four batches are under way, so that each is answered in time.',
  libraryFirstCards:
    'the list comes beside the code, so that this is the time of the code itself: React makes the page answer, asks for what shows the list, and renders 24 cards. It hardly depends on how many books there are.',
} as const
