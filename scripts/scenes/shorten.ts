/** How many digits after the point make a difference that nobody sees: a path's are pixels, a factor's are not. */
const DIGITS = { path: 1, factor: 3 }

const rounded = (text: string, digits: number): string => {
  const short = String(Number(Number(text).toFixed(digits)))
  return short.replace(/^(-?)0\./, '$1.')
}

const NUMBER = /-?\d*\.?\d+/g

/** Numbers part from each other by a sign of their own, and from letters by nothing. */
const tight = (list: string): string =>
  list
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([a-zA-Z]) ?/g, '$1')
    .replace(/ -/g, '-')
    .trim()

const shortPath = (path: string): string => tight(path.replace(NUMBER, (n) => rounded(n, DIGITS.path)))

const shortTransform = (text: string): string =>
  text.replace(/(\w+)\(([^)]*)\)/g, (_, name: string, list: string) => {
    const digits = name === 'translate' ? DIGITS.path : DIGITS.factor
    return `${name}(${list
      .trim()
      .split(/[\s,]+/)
      .map((n) => rounded(n, digits))
      .join(' ')})`
  })

const shortColour = (colour: string): string => colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')

const PLAIN = new Set(['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry', 'opacity', 'stroke-width'])

const shortValue = (name: string, value: string): string => {
  if (name === 'd') return shortPath(value)
  if (name === 'transform') return shortTransform(value)
  if (name === 'fill' || name === 'stroke') return shortColour(value)
  return PLAIN.has(name) ? rounded(value, name === 'opacity' ? 2 : DIGITS.path) : value
}

/** An element's text with nothing in it that is not drawn. */
export const shorten = (text: string): string =>
  text
    .replace(
      /\s([\w-]+)="([^"]*)"/g,
      (_, name: string, value: string) => ` ${name}="${shortValue(name, value)}"`,
    )
    .replace(/>\s+</g, '><')
    .replace(/\s+\/>/g, '/>')
    .trim()
