import { COLUMN, type TextStyle } from './style.ts'

/** pdfkit knows `scope`; its published types do not. A head cell without one is no use to a screen reader. */
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Column' | 'Row'
    }
  }
}

/** Everything outside WinAnsi: the fonts that every PDF reader carries cannot write it. */
const UNWRITABLE = /[^\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u
const COMBINING = /\p{M}/gu

/** Whether the built-in fonts have all signs of a text. */
export const isWritable = (text: string): boolean => !UNWRITABLE.test(text)

/** What somebody typed, as far as the fonts go: a letter without its mark, or a question mark in its place. */
export const writable = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) =>
    UNWRITABLE.test(sign)
      ? sign.normalize('NFD').replace(COMBINING, '').replace(new RegExp(UNWRITABLE, 'gu'), '?')
      : sign,
  ).join('')

export type Element = PDFKit.PDFStructureElement

/** Writes and measures styled text, and marks what is content and what is only decoration. */
export class Pen {
  readonly doc: PDFKit.PDFDocument

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc
  }

  heightOf(text: string, style: TextStyle, width: number = COLUMN.width): number {
    return this.apply(style).heightOfString(typeset(text), { width, lineGap: style.lineGap })
  }

  widthOf(text: string, style: TextStyle): number {
    return this.apply(style).widthOfString(typeset(text))
  }

  /** The narrowest width that needs no more lines than the column: lines of about the same length. */
  balancedWidth(text: string, style: TextStyle): number {
    const height = this.heightOf(text, style)
    let width: number = COLUMN.width
    while (width > COLUMN.width / 2 && this.heightOf(text, style, width - 4) <= height) width -= 4
    return width
  }

  /** @throws when a character has no glyph in the built-in fonts, instead of writing rubbish. */
  write(text: string, style: TextStyle, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}): void {
    const written = typeset(text)
    const unwritable = style.font === 'DejaVu Sans Bold' ? null : UNWRITABLE.exec(written)
    if (unwritable) throw new Error(`The PDF fonts lack «${unwritable[0]}», in «${text}»`)
    this.apply(style).text(written, x, y, {
      width: COLUMN.width,
      lineGap: style.lineGap,
      ...options,
    })
  }

  /** A structure element inside `parent`, open for children. */
  element(parent: Element, tag: string): Element {
    const element = this.doc.struct(tag)
    parent.add(element)
    return element
  }

  /** Content that assistive technology reads, as the next child of `parent`. */
  content(
    parent: Element,
    tag: string,
    draw: () => void,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): void {
    parent.add(this.doc.struct(tag, options, draw))
  }

  /** Decoration, or the repetition of something: assistive technology skips it. */
  artifact(draw: () => void, type: 'Pagination' | 'Layout' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  private apply({ font, size, color }: TextStyle): PDFKit.PDFDocument {
    return this.doc.font(font, size).fillColor(color)
  }
}

/**
 * A number and its tx, or the groups of a long number, stay on one line. The fonts have no minus sign: the en
 * dash, which is as wide, stands for it.
 */
const typeset = (text: string): string =>
  text.replaceAll('\u2212', '\u2013').replace(/(?<=\d) (?=%|USD\b|\d{3}\b)/g, '\u00a0')
