import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { awning, crate, stall } from '../furniture.ts'
import { PALETTE, SKIN } from '../palette.ts'
import { shadow } from '../scenery.ts'
import { circle, line, picture, place, rect, repeat, shape } from '../svg.ts'

/** A student of the centre visits a fruit seller at her stall. */
export function mercado(): string {
  return picture(
    1600,
    1067,
    rect(0, 0, 1600, 1067, PALETTE.sun),
    rect(0, 0, 1600, 200, PALETTE.honey, 0, 0.25),
    repeat(5, (index) =>
      line(
        [
          [index * 400, 200],
          [index * 400 + 200, 60],
          [index * 400 + 400, 200],
        ],
        PALETTE.taupe,
        10,
        0.4,
      ),
    ),
    distantStalls(),
    rect(0, 800, 1600, 267, PALETTE.stone),
    who('carmen', 560, 700, 1.25, { look: 1, left: POSES.table, right: POSES.offer }),
    stall(90, 180, 860, 970, PALETTE.green, 700),
    crate(120, 700, [PALETTE.clay, '#d3553f']),
    crate(336, 700, [PALETTE.leaf, PALETTE.green]),
    crate(720, 700, [PALETTE.amber, PALETTE.honey]),
    scales(640, 698),
    bananas(190, 420),
    bananas(310, 430),
    shadow(1230, 1010, 130),
    who('paula', 1220, 1010, 1.4, { look: -1, left: POSES.hold, right: POSES.hold, legs: PALETTE.coal }),
    place(tablet(), { x: 1220, y: 660 }),
    shadow(1500, 960, 100),
    who('rosa', 1480, 960, 1.05, { look: -1, left: POSES.hip, legs: PALETTE.deep, skirt: true }),
  )
}

function distantStalls(): string {
  const colors = [PALETTE.clay, PALETTE.amber, PALETTE.deep]
  return repeat(3, (index) => {
    const x = 900 + index * 250
    return (
      rect(x + 8, 500, 214, 300, PALETTE.sand) +
      awning(x, 400, 230, colors[index] ?? PALETTE.clay, 5) +
      rect(x, 660, 230, 150, PALETTE.wood)
    )
  })
}

function bananas(x: number, y: number): string {
  return (
    line(
      [
        [x, y - 110],
        [x, y - 20],
      ],
      PALETTE.taupe,
      4,
    ) +
    repeat(4, (index) =>
      place(shape('M0 0 C16 20 18 60 2 84 C-8 88 -12 82 -6 76 C2 54 0 24 -8 6 Z', PALETTE.amber), {
        x,
        y: y - 24,
        rotate: 34 - index * 22,
      }),
    )
  )
}

function scales(x: number, y: number): string {
  return (
    rect(x - 44, y - 14, 88, 16, PALETTE.taupe, 5) +
    rect(x - 30, y - 70, 60, 58, PALETTE.snow, 10) +
    circle(x, y - 42, 20, PALETTE.mist) +
    line(
      [
        [x, y - 42],
        [x + 10, y - 54],
      ],
      PALETTE.clay,
      4,
    ) +
    shape(`M${x - 58} ${y - 92} h116 q-10 24 -58 24 t-58 -24 Z`, PALETTE.ash)
  )
}

function tablet(): string {
  return (
    rect(-62, -62, 124, 92, PALETTE.coal, 10) +
    rect(-54, -54, 108, 76, PALETTE.taupe, 4) +
    circle(-66, 0, 20, SKIN.light) +
    circle(66, 0, 20, SKIN.light)
  )
}
