import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/paths.ts'
import { scanScript } from './scan-script.ts'
import { scanStyle } from './scan-style.ts'
import type { Newer } from './support.ts'

const DIST = join(ROOT, 'web', 'dist')

/** Newer features that may stay, and what an oldest browser does without each. */
export const HARMLESS: Readonly<Record<string, string>> = {
  'startViewTransition()': 'React calls it in a `try` and goes on without a transition',
  'showPopover()': 'for an option of the dialogs that the portal does not use',
  '::view-transition': 'the screen changes at once',
  '::view-transition-group': 'the screen changes at once',
  '::view-transition-new': 'the screen changes at once',
  '::view-transition-old': 'the screen changes at once',
  '::details-content': 'a printed chart has no table',
  'content-visibility': 'a printed chart has no table',
  'content-visibility: visible': 'a printed chart has no table',
  '@property': 'Tailwind sets the same values by a rule for older browsers',
  'color-mix()': "the dialogs' own colours, which the portal's replace",
  dvh: 'a box is as tall as its contents (Chrome 107 alone)',
  lh: 'an empty line has no height',
  'grid-template-columns: subgrid': 'a label stands above its value',
  'text-wrap': 'a heading breaks where its line ends',
  'text-wrap: balance': 'a heading breaks where its line ends',
  zoom: "the dialogs' icons have the same size, since the portal leaves the factor at 1",
}

export interface NewerInFile extends Newer {
  file: string
}

/** The features of the built portal that an oldest browser lacks. */
export const scanBuild = (): NewerInFile[] =>
  (readdirSync(DIST, { recursive: true }) as string[]).flatMap((file) => {
    const scan = file.endsWith('.js') ? scanScript : file.endsWith('.css') ? scanStyle : null
    return scan ? scan(readFileSync(join(DIST, file), 'utf8')).map((newer) => ({ file, ...newer })) : []
  })
