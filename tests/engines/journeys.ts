import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import type { Browser, BrowserOptions } from './drivers/tab.ts'
import { formJourneys } from './journeys/forms.ts'
import { publicJourneys } from './journeys/public.ts'
import { staffJourneys } from './journeys/staff.ts'
import { startObservedProxy } from './observer.ts'
import { type Person, personAt, until } from './person.ts'

export type Launch = (options: BrowserOptions) => Promise<Browser>

/** What the journeys of one engine share: one browser, one person in its first tab, one connection. */
export interface Stage {
  engine: string
  folder: string
  person: Person
  anotherTab(): Promise<Person>
  /** A browser of its own that prefers dark pages, until the function it is given to is done. */
  inTheDark(journey: (person: Person) => Promise<void>): Promise<void>
  connection: Awaited<ReturnType<typeof startObservedProxy>>['connection']
  /** The screen is as wide as a phone and as a desktop, in this order; stores a picture of each. */
  expectFitting(picture: string): Promise<void>
  /** Lets complaints pass that a journey provokes. */
  allow(...patterns: RegExp[]): void
}

export const DESKTOP = [1280, 800] as const
export const PHONE = [375, 740] as const

/** Defines every journey for one engine; each fails where a page logged or threw an error, or broke the policy. */
export const testJourneys = (engine: string, launch: Launch): void => {
  const stage = { engine } as Stage
  const allowed: RegExp[] = []
  let proxy: Awaited<ReturnType<typeof startObservedProxy>>
  let browser: Browser | undefined

  beforeAll(async () => {
    stage.folder = mkdtempSync(join(tmpdir(), 'naf-engines-'))
    proxy = await startObservedProxy()
    const options = { proxy: proxy.address, folder: stage.folder }
    const started = await launch(options)
    browser = started
    const newPerson = async () => personAt(await started.newTab())
    Object.assign(stage, {
      person: await newPerson(),
      anotherTab: newPerson,
      connection: proxy.connection,
      expectFitting: async (picture: string) => {
        for (const [width, height] of [PHONE, DESKTOP]) {
          await stage.person.tab.resize(width, height)
          await until(`a window of ${width} px that needs no sideways scroll`, () =>
            stage.person.tab.run(
              (width) =>
                innerWidth === width && document.documentElement.scrollWidth <= width ? true : null,
              width,
            ),
          )
          await stage.person.picture(`${engine}/${width}-${picture}`)
        }
      },
      allow: (...patterns: RegExp[]) => allowed.push(...patterns),
      inTheDark: async (journey: (person: Person) => Promise<void>) => {
        const folder = mkdtempSync(join(stage.folder, 'dark-'))
        const dark = await launch({ ...options, folder, dark: true })
        try {
          await journey(personAt(await dark.newTab()))
        } finally {
          await dark.close()
        }
      },
    })
    await stage.person.tab.resize(...DESKTOP)
  })

  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await stage.person.picture(`${engine}/failed-${task.name}`).catch(() => {})
    await stage.person.tab.run(() => window.problemsSent?.()).catch(() => {})
    const unexpected = proxy.takeProblems().filter((text) => !allowed.some((pattern) => pattern.test(text)))
    allowed.length = 0
    expect(unexpected, 'the page complained').toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    proxy?.close()
    rmSync(stage.folder, { recursive: true, force: true, maxRetries: 3 })
  })

  describe(engine, () => {
    publicJourneys(stage)
    formJourneys(stage)
    staffJourneys(stage)
  })
}
