import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The tokens' contrasts (WCAG 2.2, relative luminance), in both schemes. */

const THEME = readFileSync(join(import.meta.dirname, '../../../web/src/theme.css'), 'utf8')
const [LIGHT = '', DARK = ''] = THEME.split('@media screen and (prefers-color-scheme: dark)')

const coloursOf = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]),
  )
const SCHEMES = { light: coloursOf(LIGHT), dark: { ...coloursOf(LIGHT), ...coloursOf(DARK) } }

const channel = (value: number): number =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const luminance = (colour = ''): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const TEXTS: [text: string, ground: string][] = [
  ...['canvas', 'paper', 'mist'].flatMap((ground): [string, string][] =>
    ['ink', 'ink-soft', 'brand', 'clay', 'danger'].map((text) => [text, ground]),
  ),
  ['clay', 'clay-soft'],
  ['ink-soft', 'clay-soft'],
  ['brand', 'brand-soft'],
  ['danger', 'danger-soft'],
  ['ink', 'accent-soft'],
  ['on-brand', 'brand'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ['on-band', 'band'],
  ['on-band-soft', 'band'],
  ['on-band-soft', 'band-deep'],
]

/** What stands above or below another from edge to edge of the page. */
const BANDS: [string, string][] = [
  ['canvas', 'mist'],
  ['canvas', 'band'],
  ['canvas', 'band-deep'],
  ['mist', 'band'],
  ['mist', 'band-deep'],
]

describe.each(Object.entries(SCHEMES))('in the %s', (scheme, colours) => {
  const contrast = ([one, other]: [string, string]): number => {
    const [dim = 0, bright = 0] = [one, other].map((name) => luminance(colours[name])).sort((a, b) => a - b)
    return (bright + 0.05) / (dim + 0.05)
  }
  const below = (pairs: [string, string][], bar: number) =>
    pairs
      .filter((pair) => contrast(pair) < bar)
      .map((pair) => `${pair.join(' on ')}: ${contrast(pair).toFixed(2)}`)

  it('every text can be read, the warm one of what is late and of the volunteers too', () => {
    expect(below(TEXTS, 4.5)).toEqual([])
  })

  it("every control's edge can be seen", () => {
    expect(
      below(
        [
          ['edge', 'paper'],
          ['edge', 'mist'],
          ['edge', 'canvas'],
          ['focus', 'canvas'],
          ['focus', 'mist'],
        ],
        3,
      ),
    ).toEqual([])
  })

  it('one band can be told from the next', () => {
    expect(below(BANDS, scheme === 'dark' ? 1.2 : 1.09)).toEqual([])
  })
})
