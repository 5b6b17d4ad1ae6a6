import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { table } from '../furniture.ts'
import { emblem, laptop, papers, plant } from '../objects.ts'
import { PALETTE } from '../palette.ts'
import { cloud, cotopaxi, fields, room, sky, windowOnto } from '../scenery.ts'
import { picture, polygon, rect, repeat } from '../svg.ts'

/** The desk in Latacunga, with the Cotopaxi in its window. */
export function latacunga(): string {
  return picture(
    1600,
    1200,
    room(1600, 1200, 980, '#e5c3a0', PALETTE.walnut),
    windowOnto(300, 100, 1000, 560, view(), 'vista'),
    plant({ x: 130, y: 985, scale: 2 }, PALETTE.deep),
    plant({ x: 1480, y: 985, scale: 1.7 }),
    who('ana', 580, 880, 1.45, { look: 1, left: POSES.type, right: POSES.offer }),
    who('segundo', 1010, 880, 1.45, { look: -1, hat: 'straw', left: POSES.table, right: POSES.table }),
    table(800, 880, 1080, 320, PALETTE.deep),
    emblem({ x: 800, y: 1050, scale: 1.05 }),
    laptop({ x: 480, y: 882, scale: 0.95 }, { back: true }),
    papers({ x: 830, y: 880, scale: 1.1 }),
  )
}

function view(): string {
  return [
    sky(1000, 560, '#cfe3dc'),
    cloud({ x: 170, y: 130 }),
    cloud({ x: 860, y: 90, scale: 0.8 }),
    cotopaxi({ x: 500, y: 470, scale: 1.02 }),
    fields(1000, 420, 560, [PALETTE.green]),
    repeat(9, (index) => house(index * 118 - 20, 560, index % 3)),
  ].join('')
}

function house(x: number, ground: number, kind: number): string {
  const wall = [PALETTE.paper, PALETTE.sand, PALETTE.rose][kind] ?? PALETTE.paper
  const top = ground - 60 - kind * 14
  return (
    rect(x, top, 110, 90, wall) +
    polygon(
      [
        [x - 8, top],
        [x + 55, top - 36],
        [x + 118, top],
      ],
      PALETTE.brick,
    ) +
    rect(x + 40, top + 22, 26, 30, PALETTE.taupe, 3)
  )
}
