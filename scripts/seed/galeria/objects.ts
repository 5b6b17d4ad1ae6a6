import { PALETTE } from './palette.ts'
import { circle, ellipse, line, type Placement, place, polygon, rect, repeat, shape, stroke } from './svg.ts'

/** Lines that stand for writing. */
export function writing(
  x: number,
  y: number,
  width: number,
  rows: number,
  gap = 16,
  color: string = PALETTE.stone,
): string {
  return repeat(rows, (index) =>
    rect(x, y + index * gap, width * (index % 3 === 2 ? 0.62 : 1), gap * 0.4, color, 3),
  )
}

/** A laptop seen from its user's side or, `back`, from the other: 240 wide, standing on the origin. */
export function laptop(placement: Placement, { back = false } = {}): string {
  const lid = back
    ? rect(-105, -150, 210, 142, PALETTE.stone, 12) + circle(0, -80, 15, PALETTE.deep)
    : rect(-105, -150, 210, 142, PALETTE.coal, 12) +
      rect(-95, -140, 190, 122, PALETTE.paper, 4) +
      invoiceOnScreen()
  return place(lid + shape('M-126 -10 H126 L118 4 H-118 Z', PALETTE.ash), placement)
}

function invoiceOnScreen(): string {
  return (
    rect(-95, -140, 190, 22, PALETTE.deep, 4) +
    writing(-82, -106, 90, 3, 14) +
    rect(20, -108, 62, 38, PALETTE.mist, 4) +
    rect(-82, -56, 164, 6, PALETTE.sage, 3) +
    rect(34, -42, 48, 14, PALETTE.amber, 5)
  )
}

/** An electronic invoice: head, lines, total and bar code. 300 by 400, its centre at the origin. */
export function invoice(placement: Placement): string {
  const bars = [4, 9, 5, 3, 10, 4, 7, 3, 5, 11, 4, 6, 3, 8, 5, 4, 9, 3, 6]
  let x = -112
  const code = bars.map((width, index) => {
    const bar = index % 2 ? '' : rect(x, 148, width, 30, PALETTE.coal)
    x += width * 1.9
    return bar
  })
  return place(
    [
      rect(-142, -190, 300, 400, PALETTE.coal, 12, 0.14),
      rect(-150, -200, 300, 400, PALETTE.paper, 12),
      rect(-150, -200, 300, 66, PALETTE.deep, 12),
      rect(-150, -150, 300, 16, PALETTE.deep),
      circle(-112, -167, 17, PALETTE.amber),
      rect(-78, -176, 120, 9, PALETTE.sage, 4),
      rect(-78, -160, 80, 7, PALETTE.leaf, 3),
      writing(-120, -112, 120, 3, 18),
      rect(50, -112, 72, 44, PALETTE.mist, 6),
      repeat(
        4,
        (row) =>
          rect(-120, -38 + row * 30, 130, 10, PALETTE.stone, 4) +
          rect(70, -38 + row * 30, 52, 10, PALETTE.ash, 4) +
          rect(-120, -20 + row * 30, 242, 2, PALETTE.sand),
      ),
      rect(10, 92, 112, 34, PALETTE.amber, 8),
      rect(24, 104, 50, 10, PALETTE.paper, 4),
      ...code,
    ].join(''),
    placement,
  )
}

/** A month on the wall with its days crossed off up to the one that is circled. 360 by 400, centred. */
export function calendar(placement: Placement, marked = 17): string {
  const cell = (index: number) => {
    const x = -134 + (index % 7) * 44.6
    const y = -52 + Math.floor(index / 7) * 48
    if (index === marked) return circle(x, y, 23, PALETTE.amber) + rect(x - 9, y - 9, 18, 18, PALETTE.deep, 5)
    return rect(x - 13, y - 13, 26, 26, index < marked ? PALETTE.sage : PALETTE.sand, 6)
  }
  return place(
    [
      rect(-172, -190, 360, 400, PALETTE.coal, 18, 0.14),
      rect(-180, -200, 360, 400, PALETTE.paper, 18),
      shape('M-162 -200 H162 Q180 -200 180 -182 V-100 H-180 V-182 Q-180 -200 -162 -200 Z', PALETTE.deep),
      rect(-70, -162, 140, 16, PALETTE.mist, 8),
      repeat(2, (index) => rect(-100 + index * 186, -222, 14, 52, PALETTE.ash, 7)),
      repeat(31, cell),
    ].join(''),
    placement,
  )
}

/** A certificate with its seal and ribbon. 420 by 300, centred. */
export function diploma(placement: Placement): string {
  return place(
    [
      rect(-210, -150, 420, 300, PALETTE.honey, 10),
      rect(-198, -138, 396, 276, PALETTE.paper, 6),
      `<rect x="-184" y="-124" width="368" height="248" rx="4" fill="none" stroke="${PALETTE.deep}" stroke-width="4"/>`,
      rect(-90, -96, 180, 20, PALETTE.deep, 8),
      rect(-130, -50, 260, 9, PALETTE.stone, 4),
      stroke('M-96 2 q16 -26 30 -2 t30 -4 t30 0 t34 -6 t40 2', PALETTE.coal, 5),
      rect(-110, 34, 220, 8, PALETTE.stone, 4),
      rect(-150, 88, 100, 5, PALETTE.ash, 2),
      polygon(
        [
          [92, 84],
          [82, 146],
          [108, 128],
          [134, 146],
          [124, 84],
        ],
        PALETTE.clay,
      ),
      circle(108, 74, 34, PALETTE.amber),
      circle(108, 74, 22, PALETTE.honey),
    ].join(''),
    placement,
  )
}

/** Rising bars with a line over them, w 360 and h 240, standing on the origin. */
export function chart(placement: Placement): string {
  const heights = [60, 96, 84, 136, 168, 210]
  const colors = [PALETTE.sage, PALETTE.leaf, PALETTE.sage, PALETTE.leaf, PALETTE.green, PALETTE.amber]
  return place(
    repeat(6, (index) =>
      rect(
        -170 + index * 58,
        -(heights[index] ?? 0),
        40,
        heights[index] ?? 0,
        colors[index] ?? PALETTE.leaf,
        6,
      ),
    ) +
      line(
        [
          [-186, 4],
          [186, 4],
        ],
        PALETTE.taupe,
        6,
      ) +
      line(
        [
          [-150, -96],
          [-92, -132],
          [-34, -122],
          [24, -172],
          [82, -206],
          [140, -246],
        ],
        PALETTE.clay,
        7,
      ),
    placement,
  )
}

export function plant(placement: Placement, pot: string = PALETTE.clay): string {
  const leaf = (angle: number, color: string) =>
    place(shape('M0 0 C-30 -50 -24 -110 0 -140 C24 -110 30 -50 0 0 Z', color), { y: -70, rotate: angle })
  return place(
    leaf(-58, PALETTE.leaf) +
      leaf(58, PALETTE.leaf) +
      leaf(-28, PALETTE.green) +
      leaf(30, PALETTE.green) +
      leaf(0, PALETTE.deep) +
      shape('M-48 -84 H48 L36 0 H-36 Z', pot) +
      rect(-54, -92, 108, 22, pot, 5) +
      rect(-54, -74, 108, 5, PALETTE.coal, 0, 0.15),
    placement,
  )
}

export function mug(placement: Placement, color: string = PALETTE.clay): string {
  return place(
    stroke('M30 -50 q34 -2 30 22 q-4 20 -32 16', color, 10) +
      shape('M-34 -64 H34 L29 -6 Q28 0 22 0 H-22 Q-28 0 -29 -6 Z', color) +
      ellipse(0, -64, 34, 7, PALETTE.coal, 0.3),
    placement,
  )
}

export function papers(placement: Placement): string {
  return place(
    rect(-60, -8, 120, 8, PALETTE.stone, 2) +
      rect(-54, -15, 116, 8, PALETTE.paper, 2) +
      rect(-62, -22, 118, 8, PALETTE.sand, 2) +
      rect(-56, -29, 114, 8, PALETTE.paper, 2),
    placement,
  )
}

export function books(placement: Placement): string {
  return place(
    rect(-74, -28, 150, 28, PALETTE.deep, 4) +
      rect(-66, -54, 136, 26, PALETTE.amber, 4) +
      rect(-70, -78, 132, 24, PALETTE.clay, 4) +
      rect(-58, -72, 10, 12, PALETTE.paper) +
      rect(44, -20, 16, 12, PALETTE.sage),
    placement,
  )
}

/** The centre's mark: bars that rise, on a disc 168 across. */
export function emblem(placement: Placement): string {
  const colors = [PALETTE.leaf, PALETTE.green, PALETTE.amber]
  return place(
    circle(0, 0, 84, PALETTE.paper) +
      repeat(3, (index) =>
        rect(-44 + index * 32, 40 - (index + 1) * 26, 24, (index + 1) * 26, colors[index] ?? PALETTE.leaf, 4),
      ) +
      rect(-52, 44, 104, 8, PALETTE.deep, 4),
    placement,
  )
}
