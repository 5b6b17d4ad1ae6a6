import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { PALETTE } from '../palette.ts'
import { campus, cloud, cypress, fields, ruminahui, shadow, sky, tree } from '../scenery.ts'
import { picture, rect, shape } from '../svg.ts'

/** The first morning of the semester, on the way to the centre. */
export function campusMorning(): string {
  return picture(
    1600,
    1067,
    sky(1600, 1067, '#f6d9a4', { x: 330, y: 300, radius: 100 }),
    cloud({ x: 640, y: 150, scale: 0.9 }, PALETTE.cream),
    cloud({ x: 1320, y: 210, scale: 1.2 }, PALETTE.cream),
    ruminahui({ x: 1010, y: 620, scale: 1.55 }, PALETTE.rose),
    fields(1600, 530, 1067, [PALETTE.sage, PALETTE.leaf]),
    campus({ x: 800, y: 700, scale: 1.02 }),
    rect(0, 694, 1600, 373, PALETTE.leaf),
    shape('M730 694 H870 L1240 1067 H360 Z', PALETTE.cream),
    shape('M794 694 H806 L860 1067 H740 Z', PALETTE.sand, 0.7),
    cypress({ x: 640, y: 770, scale: 0.8 }),
    cypress({ x: 960, y: 770, scale: 0.8 }),
    cypress({ x: 390, y: 860, scale: 1.1 }),
    cypress({ x: 1210, y: 860, scale: 1.1 }),
    tree({ x: 120, y: 860, scale: 1.6 }),
    tree({ x: 1490, y: 860, scale: 1.6 }, PALETTE.deep),
    backpacker('mario', 742, 850, 0.58),
    backpacker('lucia', 858, 842, 0.56),
    shadow(560, 1046, 90),
    who('ana', 560, 1046, 1, { look: 1, right: POSES.hold, legs: PALETTE.coal }),
    shadow(1040, 1050, 90),
    who('diego', 1040, 1050, 1, { look: -1, right: POSES.wave, legs: PALETTE.taupe }),
  )
}

function backpacker(name: 'mario' | 'lucia', x: number, y: number, scale: number): string {
  return (
    shadow(x, y, 64) +
    who(name, x, y, scale, { back: true, legs: PALETTE.coal }) +
    rect(x - 36 * scale, y - 325 * scale, 72 * scale, 100 * scale, PALETTE.brick, 16 * scale) +
    rect(x - 26 * scale, y - 275 * scale, 52 * scale, 38 * scale, PALETTE.clay, 8 * scale)
  )
}
