import escapeHtml from 'escape-html'

/** What XML 1.0 has no way to write down (w3.org/TR/xml, 2.2); a record of before may hold it. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** The five signs of HTML are those of XML. */
const asText = (text: string): string => escapeHtml(text.replace(UNWRITABLE, ''))

/** An element with a text in it, or with nothing. */
export const element = (name: string, attributes: Record<string, string>, text = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${asText(value)}"`)
  return text === ''
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${asText(text)}</${name}>`
}
