import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { screen, table } from '../furniture.ts'
import { laptop, mug, writing } from '../objects.ts'
import { PALETTE } from '../palette.ts'
import { room, shadow } from '../scenery.ts'
import { picture, place, rect, repeat } from '../svg.ts'

const NOTES = [PALETTE.amber, PALETTE.rose, PALETTE.sage, PALETTE.sun, PALETTE.leaf, PALETTE.sand]

/** The team shares out the week on a board of notes. */
export function planificacion(): string {
  return picture(
    1600,
    1200,
    room(1600, 1200, 940, '#e9e1d3', PALETTE.taupe),
    screen(240, 100, 1120, 520, board()),
    shadow(150, 1090, 130),
    who('elena', 150, 1090, 1.4, {
      look: 1,
      right: POSES.point,
      left: POSES.down,
      legs: PALETTE.coal,
      skirt: true,
    }),
    who('joel', 760, 960, 1.3, { left: POSES.chin, right: POSES.table, look: -1 }),
    who('ana', 1050, 960, 1.3, { look: -1, left: POSES.type, right: POSES.type }),
    who('paula', 1350, 960, 1.3, { look: -1, left: POSES.table, right: POSES.up }),
    table(1060, 960, 960, 240, PALETTE.green),
    laptop({ x: 1050, y: 962, scale: 0.85 }, { back: true }),
    mug({ x: 880, y: 962, scale: 0.8 }, PALETTE.amber),
  )
}

function board(): string {
  const column = (x: number, count: number, first: number) =>
    rect(x, 140, 320, 30, PALETTE.deep, 8) +
    repeat(count, (index) =>
      note(x + 10 + (index % 2) * 158, 200 + Math.floor(index / 2) * 136, first + index),
    )
  return column(276, 6, 0) + column(640, 4, 2) + column(1004, 3, 5)
}

function note(x: number, y: number, index: number): string {
  const color = NOTES[index % NOTES.length] ?? PALETTE.amber
  return place(
    rect(4, 6, 132, 114, PALETTE.coal, 0, 0.14) +
      rect(0, 0, 132, 114, color) +
      writing(18, 26, 92, 3, 24, PALETTE.taupe),
    {
      x,
      y,
      rotate: ((index * 37) % 7) - 3,
    },
  )
}
