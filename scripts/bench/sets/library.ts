import { api } from '@naf/contract'
import { EMULATOR_ENV } from '../../lib/addresses.ts'
import { median } from '../../lib/median.ts'
import { playwright } from '../../test/tools.ts'
import { call } from '../ask.ts'
import { number } from '../format.ts'
import { LIBRARIES, readLibraryResults, storeBooks } from '../library-results.ts'
import { fill } from '../records.ts'
import type { Act } from '../section.ts'

/** The page of the library in a browser, with a library as it is today and with a very large one. */
export const library: Act = async ({ db, portal }, { rounds }) => {
  await fill(db, 'users', 5)
  for (const count of LIBRARIES) {
    await fill(db, 'libros', count)
    // What is stored past the API changes no ready list.
    await db.recursiveDelete(db.collection('listas'))
    const server = await portal()
    storeBooks(count, (await call(server.url, api.libros.list)).text)
    await server.stop()
  }
  const env = { ...EMULATOR_ENV, BENCH_VISITS: String(rounds) }
  const { failed } = await playwright({ env }, { name: 'bench', args: ['--config', 'bench.config.ts'] })
  if (failed > 0) throw new Error('the library was not measured')
  const results = readLibraryResults()
  const largest = results.at(-1)
  return {
    title: 'The library on a phone, four times slower',
    intro:
      'Chromium with its processor slowed down four times, 390 × 844. From the end of the list’s answer to the first cards; ' +
      'from a key press in the search to what is seen of it (Event Timing, steps of 8 ms; below 16 ms counts as 16).',
    head: ['books', 'first cards ms', 'key press ms, median', 'worst', 'elements'],
    rows: results.map(({ books, firstCardsMs, keyPressMs, nodes }) => [
      ...[books, median(firstCardsMs), median(keyPressMs), Math.max(...keyPressMs), nodes].map(number),
    ]),
    facts: {
      libraryFirstCards: median(largest?.firstCardsMs ?? []),
      libraryKeyPress: median(largest?.keyPressMs ?? []),
    },
  }
}
