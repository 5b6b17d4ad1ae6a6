/** Signs that XML 1.0 cannot contain (w3.org/TR/xml, 2.2). A record changed in the console may hold some. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

/** A text without the signs that make an XML document ill-formed; `<` and `&` still need their escape. */
export const xmlText = (text: string): string => text.replace(UNWRITABLE, '')
