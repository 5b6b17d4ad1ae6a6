import escapeHtml from 'escape-html'

/** The places that the build leaves in a document's head (`PLACES` of web/src/ui/heads.ts). */
export interface HeadPlaces {
  id: string
  title: string
  description: string
  image: string
  image_width: string
  image_height: string
  image_alt: string
}

const PLACE = /__naf_([a-z_]+?)__/g

/** Search engines and messengers cut off what is longer. */
const DESCRIPTION_MAX = 160

/** In one line, cut after a whole word. */
export const asDescription = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_MAX) return line
  const cut = line.slice(0, DESCRIPTION_MAX - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_MAX / 2)).trimEnd()}…`
}

/**
 * What was put into one place is not looked at again, whatever stands in it.
 * @throws where the build left a place that nobody fills
 */
export const fillDocument = (shell: string, places: HeadPlaces): string =>
  shell.replace(PLACE, (_, name: string) => {
    const value = (places as object as Record<string, string | undefined>)[name]
    if (value === undefined) throw new Error(`nothing fills ${name}`)
    return escapeHtml(value)
  })
