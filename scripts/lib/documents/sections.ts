import { Marked, type MarkedToken, type Token } from 'marked'
import type { Block, Section } from './section.ts'

/** An address of the web stays the text that it is. */
const markdown = new Marked({ tokenizer: { url: () => undefined } })

/**
 * A Markdown text as the sections of a PDF: each begins with a `##` heading and holds paragraphs, lists, numbered steps
 * and tables of plain text.
 * @throws for anything else: the PDF would not show it.
 */
export const readSections = (text: string): Section[] => {
  const sections: { titulo: string; blocks: Block[] }[] = []
  for (const token of known(markdown.lexer(text))) {
    if (token.type === 'space') continue
    if (token.type === 'heading' && token.depth === 2)
      sections.push({ titulo: plainText(token.tokens), blocks: [] })
    else (sections.at(-1) ?? refuse(token)).blocks.push(blockOf(token))
  }
  return sections
}

const blockOf = (token: MarkedToken): Block => {
  switch (token.type) {
    case 'paragraph':
      return { p: plainText(token.tokens) }
    case 'list': {
      const items = token.items.map((item) => plainText(item.tokens))
      return token.ordered ? { steps: items } : { list: items }
    }
    case 'table': {
      const head = token.header.map((cell) => plainText(cell.tokens))
      const rows = token.rows.map((row) => row.map((cell) => plainText(cell.tokens)))
      return { table: { head, rows } }
    }
    default:
      return refuse(token)
  }
}

/** Where a line ends in the file says nothing about where it ends on the page. */
const plainText = (tokens: Token[]): string =>
  known(tokens)
    .map((token) => {
      if (token.type === 'text' && token.tokens) return plainText(token.tokens)
      if (token.type === 'text' || token.type === 'escape') return token.text.replaceAll('\n', ' ')
      return refuse(token)
    })
    .join('')

/** Without extensions there are no tokens but marked's own. */
const known = (tokens: Token[]): MarkedToken[] => tokens as MarkedToken[]

const refuse = ({ type, raw }: MarkedToken): never => {
  throw new Error(`A PDF has no place for this ${type}: ${raw.trim()}`)
}
