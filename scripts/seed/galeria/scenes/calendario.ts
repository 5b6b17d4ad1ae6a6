import { books, calendar, laptop, mug, papers, plant } from '../objects.ts'
import { PALETTE } from '../palette.ts'
import { room } from '../scenery.ts'
import { circle, line, picture, polygon, rect, shape } from '../svg.ts'

/** A desk below a calendar on which the day to declare is marked. */
export function calendario(): string {
  return picture(
    1200,
    1600,
    room(1200, 1600, 1460, PALETTE.sage, PALETTE.wood),
    polygon(
      [
        [0, 0],
        [520, 0],
        [0, 820],
      ],
      PALETTE.paper,
      0.22,
    ),
    calendar({ x: 620, y: 500, scale: 1.75 }, 15),
    clock(170, 300),
    desk(),
    plant({ x: 190, y: 1200, scale: 1.45 }),
    laptop({ x: 600, y: 1200, scale: 1.4 }),
    books({ x: 980, y: 1200, scale: 1.35 }),
    mug({ x: 985, y: 1095, scale: 1.1 }, PALETTE.paper),
    papers({ x: 370, y: 1200, scale: 0.9 }),
  )
}

function clock(x: number, y: number): string {
  return (
    circle(x + 6, y + 10, 94, PALETTE.coal, 0.12) +
    circle(x, y, 94, PALETTE.deep) +
    circle(x, y, 78, PALETTE.paper) +
    line(
      [
        [x, y],
        [x, y - 52],
      ],
      PALETTE.coal,
      8,
    ) +
    line(
      [
        [x, y],
        [x + 36, y + 18],
      ],
      PALETTE.clay,
      8,
    ) +
    circle(x, y, 8, PALETTE.coal)
  )
}

function desk(): string {
  return (
    shape('M120 1240 h50 l-20 320 h-30 Z', PALETTE.walnut) +
    shape('M1030 1240 h50 v320 h-30 Z', PALETTE.walnut) +
    rect(40, 1200, 1120, 46, PALETTE.cream, 12) +
    rect(40, 1234, 1120, 12, PALETTE.coal, 6, 0.15) +
    rect(720, 1246, 330, 150, PALETTE.honey, 8) +
    rect(740, 1266, 290, 110, PALETTE.amber, 6) +
    rect(850, 1306, 70, 18, PALETTE.walnut, 9)
  )
}
