import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { awning } from '../furniture.ts'
import { diploma, plant } from '../objects.ts'
import { HAIR, PALETTE, SKIN } from '../palette.ts'
import { shadow } from '../scenery.ts'
import { circle, ellipse, line, picture, place, rect, repeat, shape } from '../svg.ts'

/** A baker in front of her shop, with the certificate of its registration. */
export function emprendedora(): string {
  return picture(
    1200,
    1600,
    rect(0, 0, 1200, 1600, PALETTE.rose),
    repeat(9, (index) => rect(0, index * 150, 1200, 4, PALETTE.brick, 0, 0.16)),
    rect(70, 110, 1060, 170, PALETTE.deep, 20),
    rect(110, 150, 980, 90, PALETTE.green, 14),
    place(loaf(), { x: 600, y: 200, scale: 1.1 }),
    wheat(360),
    wheat(840),
    rect(110, 420, 600, 640, PALETTE.walnut, 8),
    rect(136, 446, 548, 560, PALETTE.sun),
    shelves(),
    rect(770, 420, 330, 900, PALETTE.walnut, 8),
    rect(796, 446, 278, 874, PALETTE.green, 6),
    rect(830, 490, 210, 420, PALETTE.mist, 6),
    rect(800, 960, 20, 90, PALETTE.amber, 10),
    awning(60, 310, 1080, PALETTE.clay, 9),
    rect(0, 1310, 1200, 290, PALETTE.stone),
    rect(0, 1310, 1200, 18, PALETTE.ash),
    plant({ x: 130, y: 1380, scale: 1.8 }, PALETTE.deep),
    shadow(560, 1530, 190),
    who('carmen', 560, 1530, 1.9, {
      hairColor: HAIR.black,
      legs: PALETTE.taupe,
      skirt: true,
      color: PALETTE.amber,
      accent: PALETTE.paper,
      right: POSES.wave,
      left: [
        [84, -46],
        [8, -50],
      ],
    }),
    place(diploma({ scale: 0.62 }), { x: 424, y: 1062, rotate: -6 }),
    circle(545, 1074, 30, SKIN.tan),
  )
}

function loaf(): string {
  return (
    shape('M-90 30 C-110 -40 110 -40 90 30 Q0 44 -90 30 Z', PALETTE.amber) +
    repeat(3, (index) =>
      line(
        [
          [-44 + index * 40, -10],
          [-30 + index * 40, 16],
        ],
        PALETTE.honey,
        8,
      ),
    )
  )
}

function wheat(x: number): string {
  return repeat(
    5,
    (index) =>
      ellipse(x - 72 + index * 36, 190, 14, 7, PALETTE.sun) +
      ellipse(x - 72 + index * 36, 208, 14, 7, PALETTE.amber),
  )
}

function shelves(): string {
  const bun = (x: number, y: number, color: string) =>
    shape(`M${x - 44} ${y} C${x - 54} ${y - 62} ${x + 54} ${y - 62} ${x + 44} ${y} Z`, color)
  return repeat(3, (row) => {
    const y = 610 + row * 180
    return (
      repeat(5, (index) =>
        bun(
          196 + index * 108,
          y,
          [PALETTE.honey, PALETTE.wood, PALETTE.clay][(index + row) % 3] ?? PALETTE.honey,
        ),
      ) + rect(136, y, 548, 18, PALETTE.walnut)
    )
  })
}
