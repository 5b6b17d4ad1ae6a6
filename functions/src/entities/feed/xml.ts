import escapeHtml from 'escape-html'
import { xmlText } from '../../platform/xml-text.ts'

/** The five signs of HTML are those of XML. */
const asText = (text: string): string => escapeHtml(xmlText(text))

/** An element with a text in it, or with nothing. */
export const element = (name: string, attributes: Record<string, string>, text = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${asText(value)}"`)
  return text === ''
    ? `<${name}${written.join('')}/>`
    : `<${name}${written.join('')}>${asText(text)}</${name}>`
}
