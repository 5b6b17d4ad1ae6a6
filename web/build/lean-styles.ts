import type { Plugin } from 'vite'

const STYLES = /\/sweetalert2\/dist\/sweetalert2\.css$/

/** Parts of a dialog that none of the portal's has: icons, other inputs than a line of text, steps, a picture, a footer. */
const ABSENT =
  /\.swal2-(?:icon|success|error|warning|info|question|x-mark|progress-steps?|active-progress-step|range|radio|checkbox|file|textarea|select|image|footer|close|draggable|no-backdrop|(?:top|center|bottom)-(?:start|left|right)|top-end|top|bottom)\b(?!-)/

const KEYFRAMES =
  /@keyframes swal2-(?:toast-)?(?:animate|rotate-success)[\w-]*\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g
const RULE = /([^{};@]+)\{([^{}]*)\}/g
const COMMENT = /\/\*[\s\S]*?\*\//g
/** A comma between selectors, and not one inside of `:is()`. */
const BETWEEN = /,(?![^(]*\))/

/** Style sheet of the dialogs without the rules of what none of them has. */
export const leanDialogStyles = (css: string): string =>
  css
    .replace(COMMENT, '')
    .replace(KEYFRAMES, '')
    .replace(RULE, (_, selectors: string, declarations: string) => {
      const present = selectors.split(BETWEEN).filter((selector) => !ABSENT.test(selector))
      return present.length > 0 ? `${present.join(',')}{${declarations}}` : ''
    })

/** @throws where the library's style sheet is no longer where it was */
export const leanStyles = (): Plugin => {
  let found = false
  return {
    name: 'lean-styles',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: STYLES },
      handler(css) {
        found = true
        return { code: leanDialogStyles(css), map: null }
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('lean-styles.ts does not fit sweetalert2 any more')
    },
  }
}
