import type { CSSProperties } from 'react'

/**
 * The portal's colours, light and dark, by their names in web/src/theme.css. Mail programs know no custom properties, so
 * the values stand here again; a test compares them.
 */
export const COLOURS = {
  mist: ['#f6f4ef', '#232a27'],
  paper: ['#ffffff', '#1b211e'],
  ink: ['#1d2320', '#ecefea'],
  'ink-soft': ['#555b54', '#b4bbb3'],
  line: ['#dedad1', '#3a423d'],
  brand: ['#0f5c43', '#74d1a8'],
  'brand-soft': ['#e3f0ea', '#1d3a2e'],
  'on-brand': ['#ffffff', '#06281b'],
  accent: ['#f5b335', '#f5b335'],
  band: ['#0b4a36', '#14523d'],
  'on-band': ['#ffffff', '#ffffff'],
  'on-band-soft': ['#d2e6dc', '#d2e6dc'],
} as const

export type Colour = keyof typeof COLOURS

/** The portal's type where a reader has it installed: a font that is fetched would tell when the mail is opened. */
export const FONT = "'Public Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"

/** The portal's sizes, as pixels. */
export const SIZE = { sm: '15px', base: '17px', lg: '20px', xl: '26px' } as const

export const WIDTH = 600

/** What a colour can be of, as React and as a stylesheet name it. */
const PROPERTY = {
  text: ['color', 'color'],
  fill: ['backgroundColor', 'background-color'],
  edge: ['borderColor', 'border-color'],
} as const

type Painted = keyof typeof PROPERTY

/**
 * Colours as every mail program takes them: inline for the light scheme, which is all that some know, and a class for
 * the dark one. They come after the rest of the style, so that a border may leave its own to them.
 */
export const paint = (colours: Partial<Record<Painted, Colour>>, style: CSSProperties = {}) => {
  const painted = Object.entries(colours) as [Painted, Colour][]
  return {
    className: painted.map(([what, name]) => `${what}-${name}`).join(' '),
    style: {
      ...style,
      ...Object.fromEntries(painted.map(([what, name]) => [PROPERTY[what][0], COLOURS[name][0]])),
    },
  }
}

const darkRules = Object.entries(COLOURS).flatMap(([name, [, dark]]) =>
  Object.entries(PROPERTY).map(([what, [, property]]) => `.${what}-${name}{${property}:${dark}!important}`),
)

/** What cannot stand inline. */
export const STYLESHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:${WIDTH - 1}px){.gutter{padding-left:20px!important;padding-right:20px!important;border-radius:0!important}.margin{padding:0!important}}
@media (prefers-color-scheme:dark){${darkRules.join('')}}`
