import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { stall } from '../furniture.ts'
import { emblem, laptop, papers, plant } from '../objects.ts'
import { PALETTE } from '../palette.ts'
import { bunting, cloud, shadow, sky } from '../scenery.ts'
import { circle, picture, polygon, rect, repeat, shape } from '../svg.ts'

/** Stalls on a colonial square where people get their questions answered. */
export function feria(): string {
  return picture(
    1600,
    1067,
    sky(1600, 1067, '#cfe3dc'),
    cloud({ x: 250, y: 190 }),
    cloud({ x: 1340, y: 230, scale: 1.2 }),
    church(),
    rect(0, 700, 1600, 367, PALETTE.sand),
    repeat(8, (index) => rect(0, 716 + index * 46, 1600, 3, PALETTE.ash, 0, 0.25)),
    who('joel', 250, 770, 0.95, { look: 1, left: POSES.table, right: POSES.type }),
    who('paula', 740, 770, 0.95, { look: -1, left: POSES.table, right: POSES.type }),
    who('luis', 1340, 770, 0.95, { look: -1, left: POSES.type, right: POSES.table }),
    stall(60, 350, 400, 930, PALETTE.clay, 770),
    stall(600, 350, 400, 930, PALETTE.deep, 770),
    stall(1140, 350, 400, 930, PALETTE.amber, 770),
    papers({ x: 140, y: 770, scale: 0.9 }),
    laptop({ x: 870, y: 770, scale: 0.6 }, { back: true }),
    plant({ x: 1480, y: 770, scale: 0.55 }, PALETTE.deep),
    emblem({ x: 800, y: 862, scale: 0.68 }),
    shadow(530, 1030, 90),
    who('carmen', 530, 1030, 1, { look: -1, left: POSES.point, legs: PALETTE.taupe, skirt: true }),
    shadow(1080, 1036, 90),
    who('mario', 1080, 1036, 1, { look: 1, right: POSES.offer, left: POSES.hold, legs: PALETTE.coal }),
    bunting(-20, 820, 90, 70, 12),
    bunting(780, 1620, 90, 70, 12),
  )
}

function church(): string {
  const tower = (x: number) =>
    rect(x, 270, 130, 430, PALETTE.paper) +
    shape(`M${x - 8} 272 Q${x + 65} 120 ${x + 138} 272 Z`, PALETTE.green) +
    rect(x + 60, 120, 10, 50, PALETTE.honey) +
    shape(`M${x + 36} 400 v-60 a29 29 0 0 1 58 0 v60 Z`, PALETTE.taupe)
  return [
    rect(0, 480, 470, 220, PALETTE.cream),
    rect(1130, 480, 470, 220, PALETTE.cream),
    polygon(
      [
        [0, 440],
        [450, 440],
        [480, 486],
        [0, 486],
      ],
      PALETTE.clay,
    ),
    polygon(
      [
        [1150, 440],
        [1600, 440],
        [1600, 486],
        [1120, 486],
      ],
      PALETTE.clay,
    ),
    rect(590, 330, 420, 370, PALETTE.cream),
    polygon(
      [
        [575, 334],
        [800, 220],
        [1025, 334],
      ],
      PALETTE.sand,
    ),
    circle(800, 400, 40, PALETTE.leaf),
    circle(800, 400, 26, PALETTE.mist),
    shape('M740 700 v-150 a60 60 0 0 1 120 0 v150 Z', PALETTE.walnut),
    tower(470),
    tower(1000),
  ].join('')
}
