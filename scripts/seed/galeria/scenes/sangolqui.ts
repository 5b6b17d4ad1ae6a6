import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { awning, table } from '../furniture.ts'
import { emblem, laptop, papers } from '../objects.ts'
import { PALETTE } from '../palette.ts'
import { bunting, campus, cloud, fields, ruminahui, shadow, sky, tree } from '../scenery.ts'
import { picture, rect } from '../svg.ts'

/** Advice in the open, in front of the campus and below the Rumiñahui. */
export function sangolqui(): string {
  return picture(
    1600,
    1067,
    sky(1600, 1067, PALETTE.cream, { x: 1290, y: 190, radius: 78 }),
    cloud({ x: 240, y: 170, scale: 1.1 }),
    cloud({ x: 820, y: 120, scale: 0.8 }),
    ruminahui({ x: 620, y: 640, scale: 1.45 }, PALETTE.sage),
    fields(1600, 560, 1067, [PALETTE.leaf, PALETTE.green]),
    campus({ x: 1230, y: 640, scale: 0.5 }),
    tree({ x: 930, y: 652, scale: 0.7 }),
    tree({ x: 1530, y: 668, scale: 0.9 }),
    rect(0, 850, 1600, 217, PALETTE.sand),
    tent(90, 640, PALETTE.deep),
    tent(860, 640, PALETTE.amber),
    shadow(410, 1010, 320),
    shadow(1180, 1010, 320),
    who('luis', 300, 800, 1, { look: 1, left: POSES.table, right: POSES.type }),
    who('rosa', 540, 800, 1, { look: -1 }),
    table(410, 800, 580, 200, PALETTE.deep),
    emblem({ x: 410, y: 916, scale: 0.75 }),
    laptop({ x: 360, y: 800, scale: 0.75 }, { back: true }),
    papers({ x: 570, y: 800 }),
    who('ana', 1080, 800, 1, { look: 1, left: POSES.table, right: POSES.offer }),
    who('mario', 1300, 800, 1, { look: -1, left: POSES.hold, right: POSES.table }),
    table(1180, 800, 580, 200, PALETTE.honey),
    emblem({ x: 1180, y: 916, scale: 0.75 }),
    papers({ x: 1180, y: 800 }),
    bunting(-20, 1620, 40, 60, 22),
  )
}

function tent(x: number, width: number, color: string): string {
  return (
    rect(x + 18, 460, 16, 540, PALETTE.ash, 6) +
    rect(x + width - 34, 460, 16, 540, PALETTE.ash, 6) +
    awning(x, 400, width, color, 9)
  )
}
