import { expect, test } from 'vitest'
import { PUBLIC_ROUTES } from '../../support/e2e/routes.ts'
import { DESKTOP, PHONE, type Stage } from '../journeys.ts'
import { heading } from '../person.ts'

export const publicJourneys = (stage: Stage) => {
  for (const [width, height] of [DESKTOP, PHONE])
    test(`every public page has its heading and fits into ${width} px`, async () => {
      const { person } = stage
      await person.begin()
      await person.tab.resize(width, height)
      for (const { path, heading: name } of PUBLIC_ROUTES) {
        await person.open(path)
        await person.see(heading(name as string, 1))
        const [content, window] = await person.tab.run(() => [document.documentElement.scrollWidth, innerWidth])
        expect(content, `${path} is wider than the window`).toBeLessThanOrEqual(window ?? 0)
        expect(window).toBe(width)
        await person.picture(`${stage.engine}/${width}${path.replaceAll('/', '-')}`)
      }
    })
}
