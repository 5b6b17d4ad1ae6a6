import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { easel, lamp, table } from '../furniture.ts'
import { books, chart, mug, papers } from '../objects.ts'
import { PALETTE } from '../palette.ts'
import { room, shadow } from '../scenery.ts'
import { picture, rect } from '../svg.ts'

/** A small group and a chart that rises: which scheme suits whom. */
export function rimpe(): string {
  return picture(
    1600,
    1200,
    room(1600, 1200, 900, '#f3dfb8', PALETTE.wood),
    rect(0, 0, 1600, 90, PALETTE.honey, 0, 0.18),
    lamp(300, 0, 130),
    lamp(640, 0, 130),
    shadow(1260, 1070, 260),
    easel({ x: 1290, y: 500, scale: 1.3 }, chart({ y: 120, scale: 0.94 })),
    shadow(960, 1080, 110),
    who('paula', 940, 1080, 1.3, { look: 1, right: POSES.point, left: POSES.hip, legs: PALETTE.coal }),
    who('carmen', 180, 850, 1.2, { look: 1, right: POSES.table, left: POSES.table }),
    who('mario', 430, 850, 1.2, { look: 1, right: POSES.chin, left: POSES.table }),
    who('lucia', 680, 850, 1.2, { look: 1, right: POSES.table, left: POSES.type }),
    shadow(430, 1130, 420),
    table(430, 850, 800, 270),
    mug({ x: 310, y: 850, scale: 0.9 }, PALETTE.deep),
    papers({ x: 570, y: 850, scale: 0.9 }),
    books({ x: 100, y: 850, scale: 0.7 }),
  )
}
