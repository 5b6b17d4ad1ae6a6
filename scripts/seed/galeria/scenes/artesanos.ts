import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { pot, shelf, table } from '../furniture.ts'
import { PALETTE } from '../palette.ts'
import { room, shadow } from '../scenery.ts'
import { line, picture, polygon, rect, repeat } from '../svg.ts'

/** A talk in a workshop of weavers and potters. */
export function artesanos(): string {
  return picture(
    1600,
    1200,
    room(1600, 1200, 930, '#ead2b4', PALETTE.brick),
    repeat(3, (index) => rect(560 + index * 360, 0, 26, 930, PALETTE.walnut, 0, 0.16)),
    wares(),
    loom(),
    shadow(760, 1110, 130),
    who('luis', 760, 1110, 1.35, { look: 1, left: POSES.hip, right: POSES.offer, legs: PALETTE.coal }),
    who('rosa', 1090, 880, 1.25, { look: -1, left: POSES.table, right: POSES.table }),
    who('segundo', 1400, 880, 1.25, {
      look: -1,
      hat: 'straw',
      color: PALETTE.taupe,
      left: POSES.table,
      right: POSES.table,
    }),
    shadow(1240, 1150, 330),
    table(1240, 880, 640, 270, PALETTE.honey),
    pot(1250, 882, 1.05, PALETTE.clay, PALETTE.cream),
    pot(1530, 882, 0.75, PALETTE.clay, PALETTE.deep),
  )
}

function wares(): string {
  return [
    shelf(840, 330, 680),
    pot(910, 330, 1.1, PALETTE.clay, PALETTE.sun),
    pot(1050, 330, 0.8, PALETTE.deep, PALETTE.amber),
    pot(1180, 330, 1.25, PALETTE.honey, PALETTE.brick),
    pot(1330, 330, 0.9, PALETTE.taupe, PALETTE.cream),
    pot(1450, 330, 1.1, PALETTE.brick, PALETTE.sand),
    shelf(980, 560, 540),
    repeat(4, (index) =>
      rect(
        1010 + index * 130,
        500,
        104,
        60,
        [PALETTE.amber, PALETTE.green, PALETTE.clay, PALETTE.sage][index] ?? PALETTE.amber,
        8,
      ),
    ),
    repeat(4, (index) => rect(1010 + index * 130, 522, 104, 10, PALETTE.paper, 0, 0.6)),
  ].join('')
}

function loom(): string {
  const stripes = [
    PALETTE.clay,
    PALETTE.amber,
    PALETTE.deep,
    PALETTE.paper,
    PALETTE.clay,
    PALETTE.leaf,
    PALETTE.amber,
    PALETTE.brick,
  ]
  const diamond = (x: number, y: number) =>
    polygon(
      [
        [x, y - 20],
        [x + 26, y],
        [x, y + 20],
        [x - 26, y],
      ],
      PALETTE.sun,
    )
  return [
    rect(110, 180, 30, 860, PALETTE.walnut, 6),
    rect(530, 180, 30, 860, PALETTE.walnut, 6),
    rect(80, 210, 510, 30, PALETTE.wood, 8),
    rect(80, 900, 510, 30, PALETTE.wood, 8),
    repeat(24, (index) =>
      line(
        [
          [160 + index * 15.2, 240],
          [160 + index * 15.2, 560],
        ],
        PALETTE.paper,
        3,
      ),
    ),
    repeat(8, (index) => rect(150, 540 + index * 45, 370, 45, stripes[index] ?? PALETTE.clay)),
    repeat(6, (index) => diamond(186 + index * 60, 652)),
    repeat(6, (index) => diamond(186 + index * 60, 832)),
    rect(130, 470, 410, 22, PALETTE.wood, 8),
  ].join('')
}
