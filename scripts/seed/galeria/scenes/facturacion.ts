import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { chairBack, screen } from '../furniture.ts'
import { invoice, plant, writing } from '../objects.ts'
import { PALETTE } from '../palette.ts'
import { room } from '../scenery.ts'
import { circle, line, picture, rect } from '../svg.ts'

/** A class, seen from its last row, on what an electronic invoice holds. */
export function facturacion(): string {
  return picture(
    1600,
    1200,
    room(1600, 1200, 880, PALETTE.mist, PALETTE.sand),
    rect(0, 640, 1600, 240, PALETTE.sage, 0, 0.35),
    screen(330, 110, 780, 560, slide()),
    plant({ x: 150, y: 890, scale: 1.6 }, PALETTE.honey),
    who('sara', 1330, 850, 1.25, {
      look: -1,
      left: POSES.point,
      right: POSES.hold,
      legs: PALETTE.coal,
    }),
    row(),
  )
}

function slide(): string {
  return [
    rect(330, 110, 780, 560, PALETTE.paper, 4),
    invoice({ x: 530, y: 395, scale: 1.22 }),
    callout(190),
    callout(345),
    callout(500),
    line(
      [
        [700, 222],
        [740, 222],
      ],
      PALETTE.amber,
      6,
    ),
    line(
      [
        [700, 380],
        [740, 380],
      ],
      PALETTE.amber,
      6,
    ),
    line(
      [
        [700, 535],
        [740, 535],
      ],
      PALETTE.amber,
      6,
    ),
  ].join('')
}

function callout(y: number): string {
  return (
    rect(748, y, 320, 84, PALETTE.mist, 14) +
    circle(790, y + 42, 20, PALETTE.deep) +
    writing(830, y + 22, 200, 2, 26, PALETTE.leaf)
  )
}

function row(): string {
  return [
    who('mario', 180, 1140, 1.35, { back: true }),
    who('lucia', 500, 1160, 1.35, { back: true, tilt: 4 }),
    who('segundo', 820, 1140, 1.35, { back: true }),
    who('elena', 1130, 1160, 1.35, { back: true, tilt: -3 }),
    who('diego', 1420, 1140, 1.35, { back: true, right: POSES.up }),
    chairBack(180, 1070),
    chairBack(500, 1090),
    chairBack(820, 1070),
    chairBack(1130, 1090),
    chairBack(1420, 1070),
  ].join('')
}
