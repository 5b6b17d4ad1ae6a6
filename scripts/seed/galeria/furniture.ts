import { PALETTE } from './palette.ts'
import { circle, line, type Placement, place, polygon, rect, repeat, shape } from './svg.ts'

/** A table whose top, `width` wide, has its edge at the given height; the cloth hides what stands behind. */
export function table(x: number, y: number, width: number, height: number, cloth?: string): string {
  const left = x - width / 2
  const front = cloth
    ? rect(left + 14, y + 18, width - 28, height - 18, cloth, 6) +
      rect(left + 14, y + 18, width - 28, 16, PALETTE.coal, 0, 0.14)
    : rect(left + 30, y + 20, 26, height - 20, PALETTE.walnut, 4) +
      rect(left + width - 56, y + 20, 26, height - 20, PALETTE.walnut, 4)
  return front + rect(left, y, width, 28, PALETTE.wood, 9) + rect(left, y, width, 9, PALETTE.paper, 5, 0.3)
}

/** A striped awning with a scalloped edge, hung between x and x + width. */
export function awning(x: number, y: number, width: number, color: string, stripes = 7): string {
  const step = width / stripes
  return repeat(stripes, (index) => {
    const fill = index % 2 ? PALETTE.paper : color
    const [top, bottom] = [x + width * 0.06 + index * step * 0.88, x + index * step]
    return (
      polygon(
        [
          [top, y],
          [top + step * 0.88, y],
          [bottom + step, y + 110],
          [bottom, y + 110],
        ],
        fill,
      ) +
      shape(`M${bottom} ${y + 109} h${step} v14 a${step / 2} 24 0 0 1 ${-step} 0 Z`, fill) +
      rect(bottom, y + 106, step, 8, PALETTE.coal, 0, 0.1)
    )
  })
}

/** A market stall without its wares: posts, awning and a wooden counter at `counter`. */
export function stall(
  x: number,
  y: number,
  width: number,
  ground: number,
  color: string,
  counter: number,
): string {
  return [
    rect(x + 16, y + 40, 16, ground - y - 40, PALETTE.walnut, 4),
    rect(x + width - 32, y + 40, 16, ground - y - 40, PALETTE.walnut, 4),
    awning(x, y, width, color),
    rect(x, counter, width, 24, PALETTE.wood, 6),
    rect(x + 10, counter + 24, width - 20, ground - counter - 24, PALETTE.walnut),
    repeat(3, (index) =>
      rect(
        x + 10,
        counter + 24 + ((index + 1) * (ground - counter - 24)) / 4,
        width - 20,
        5,
        PALETTE.coal,
        0,
        0.18,
      ),
    ),
  ].join('')
}

/** A board on an easel, 420 by 320 around the origin, for whatever is drawn on it. */
export function easel(placement: Placement, content: string): string {
  return place(
    [
      line(
        [
          [-150, 150],
          [-190, 430],
        ],
        PALETTE.walnut,
        18,
      ),
      line(
        [
          [150, 150],
          [190, 430],
        ],
        PALETTE.walnut,
        18,
      ),
      line(
        [
          [0, 150],
          [0, 400],
        ],
        PALETTE.walnut,
        14,
      ),
      rect(-226, -176, 452, 352, PALETTE.walnut, 10),
      rect(-210, -160, 420, 320, PALETTE.paper, 4),
      rect(-226, 172, 452, 18, PALETTE.wood, 6),
      content,
    ].join(''),
    placement,
  )
}

/** A screen or whiteboard that hangs on the wall. */
export function screen(x: number, y: number, width: number, height: number, content: string): string {
  return [
    rect(x - 4, y + 12, width + 20, height + 12, PALETTE.coal, 12, 0.12),
    rect(x - 14, y - 14, width + 28, height + 28, PALETTE.taupe, 12),
    rect(x, y, width, height, PALETTE.snow, 4),
    content,
  ].join('')
}

export function chairBack(x: number, y: number, color: string = PALETTE.taupe): string {
  return rect(x - 84, y, 168, 150, color, 34) + rect(x - 62, y + 22, 124, 10, PALETTE.paper, 5, 0.18)
}

export function lamp(x: number, y: number, length: number): string {
  return (
    rect(x - 3, y, 6, length, PALETTE.taupe) +
    shape(`M${x - 26} ${y + length} h52 l42 66 h-136 Z`, PALETTE.deep) +
    shape(`M${x - 40} ${y + length + 66} a40 26 0 0 0 80 0 Z`, PALETTE.sun)
  )
}

export function shelf(x: number, y: number, width: number): string {
  return rect(x, y, width, 18, PALETTE.walnut, 4) + rect(x, y + 18, width, 8, PALETTE.coal, 0, 0.12)
}

/** A clay vessel standing on the given point. */
export function pot(x: number, y: number, scale: number, color: string, band: string): string {
  return place(
    shape('M-22 -112 H22 L18 -88 C64 -70 60 -12 30 0 H-30 C-60 -12 -64 -70 -18 -88 Z', color) +
      shape('M-50 -50 Q0 -38 50 -50 L50 -36 Q0 -24 -50 -36 Z', band) +
      rect(-28, -118, 56, 12, color, 6),
    { x, y, scale },
  )
}

/** Fruit in a crate, seen from the front. */
export function crate(x: number, y: number, fruits: readonly string[]): string {
  const row = (count: number, top: number, inset: number) =>
    repeat(count, (index) =>
      circle(x + inset + 22 + index * 40, top, 22, fruits[(index + count) % fruits.length] ?? PALETTE.amber),
    )
  return (
    row(3, y - 84, 42) +
    row(4, y - 58, 22) +
    rect(x, y - 56, 204, 56, PALETTE.wood, 5) +
    rect(x, y - 34, 204, 6, PALETTE.walnut) +
    rect(x + 8, y - 56, 12, 56, PALETTE.walnut) +
    rect(x + 184, y - 56, 12, 56, PALETTE.walnut)
  )
}
