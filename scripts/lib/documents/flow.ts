/** A piece of the text that never breaks: a paragraph, an item of a list, a row of a table. */
export interface Box {
  /** White space above; dropped at the top of a page. */
  gap: number
  height: number
  /** A heading, or a sentence that announces a list, never ends a page. */
  keepWithNext: boolean
  draw(y: number): void
  /** What is drawn first when this box opens a page in the middle of a table: the table's head. */
  opening?: { height: number; draw(y: number): void }
}

export interface PlacedBox {
  box: Box
  y: number
  opensPage: boolean
}

interface Limits {
  firstTop: number
  top: number
  bottom: number
}

/** How much of the white space between boxes may be given up to be rid of a last page with little on it. */
const TIGHTNESS = [1, 0.85, 0.7]
const LEAST_ON_LAST_PAGE = 110

/** Sets the boxes onto pages; none but the first choice is taken unless it ends better. */
export const paginate = (boxes: readonly Box[], limits: Limits): PlacedBox[][] => {
  const choices = TIGHTNESS.map((tightness) => setPages(boxes, limits, tightness))
  return (
    choices.find((pages) => endOf(pages) - limits.top >= LEAST_ON_LAST_PAGE) ?? (choices[0] as PlacedBox[][])
  )
}

/** A group taller than what is left of the page starts the next one. */
const setPages = (
  boxes: readonly Box[],
  { firstTop, top, bottom }: Limits,
  tightness: number,
): PlacedBox[][] => {
  const pages: PlacedBox[][] = [[]]
  let y = firstTop
  for (const group of groupsOf(boxes)) {
    let page = pages.at(-1) as PlacedBox[]
    if (page.length > 0 && y + heightOf(group, tightness) > bottom) {
      page = []
      pages.push(page)
      y = top
    }
    for (const box of group) {
      const opensPage = page.length === 0 && pages.length > 1
      if (opensPage) y += box.opening?.height ?? 0
      else if (page.length > 0) y += box.gap * tightness
      page.push({ box, y, opensPage })
      y += box.height
    }
  }
  return pages
}

const endOf = (pages: readonly PlacedBox[][]): number => {
  const last = pages.at(-1)?.at(-1)
  return last ? last.y + last.box.height : 0
}

const groupsOf = (boxes: readonly Box[]): Box[][] => {
  const groups: Box[][] = []
  let continues = false
  for (const box of boxes) {
    if (continues) groups.at(-1)?.push(box)
    else groups.push([box])
    continues = box.keepWithNext
  }
  return groups
}

const heightOf = (group: readonly Box[], tightness: number): number =>
  group.reduce((height, box) => height + box.gap * tightness + box.height, 0)
