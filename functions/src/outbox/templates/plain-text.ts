import { compile, type FormatCallback } from 'html-to-text'

const asLine = { leadingLineBreaks: 1, trailingLineBreaks: 1 }

/** A heading over what follows it, as one writes it without type to set it apart. */
const heading: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 })
  walk(element.children, builder)
  builder.addLiteral(':')
  builder.closeBlock({ trailingLineBreaks: 2 })
}

/** A mail's HTML as its text form: the same words in the same order, lines as long as they are. */
export const plainText = compile({
  wordwrap: false,
  formatters: { heading },
  selectors: [
    { selector: '[data-skip-in-text]', format: 'skip' },
    { selector: 'h2', format: 'heading' },
    { selector: 'tr', format: 'block', options: asLine },
    { selector: 'th', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
  ],
})
