import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { table } from '../furniture.ts'
import { books, laptop, mug, papers } from '../objects.ts'
import { PALETTE } from '../palette.ts'
import { cotopaxi, windowOnto } from '../scenery.ts'
import { circle, line, picture, rect, repeat, shape } from '../svg.ts'

/** The evening before a deadline: one lamp still burns. */
export function noche(): string {
  return picture(
    1600,
    1067,
    rect(0, 0, 1600, 1067, '#173a2b'),
    rect(0, 860, 1600, 207, PALETTE.night),
    windowOnto(170, 110, 620, 470, town(), 'noche'),
    circle(1180, 560, 480, PALETTE.sun, 0.1),
    circle(1180, 600, 330, PALETTE.sun, 0.14),
    shelf(),
    who('sara', 720, 830, 1.35, { look: 1, left: POSES.table, right: POSES.type }),
    who('mario', 1050, 830, 1.35, { look: -1, left: POSES.chin, right: POSES.table }),
    table(860, 830, 1180, 240, PALETTE.deep),
    deskLamp(1330),
    laptop({ x: 810, y: 832, scale: 0.95 }, { back: true }),
    papers({ x: 1180, y: 830, scale: 1.1 }),
    papers({ x: 1176, y: 802, scale: 0.95 }),
    mug({ x: 560, y: 832 }, PALETTE.clay),
    books({ x: 390, y: 832, scale: 1 }),
  )
}

function town(): string {
  return [
    rect(0, 0, 620, 470, '#24506a'),
    circle(480, 100, 46, PALETTE.sun),
    circle(460, 88, 42, '#24506a'),
    repeat(26, (index) =>
      circle((index * 137) % 620, (index * 71) % 230, 1.6 + (index % 3), PALETTE.paper, 0.85),
    ),
    cotopaxi({ x: 300, y: 430, scale: 0.68 }, '#3b6c66'),
    repeat(9, (index) => rect(index * 72, 360 - ((index * 53) % 70), 68, 200, PALETTE.night)),
    repeat(30, (index) =>
      rect(
        12 + (index % 10) * 64,
        382 + Math.floor(index / 10) * 32,
        16,
        16,
        index % 4 ? PALETTE.amber : '#24506a',
        2,
      ),
    ),
  ].join('')
}

function shelf(): string {
  const spines = [
    PALETTE.clay,
    PALETTE.leaf,
    PALETTE.sand,
    PALETTE.amber,
    PALETTE.green,
    PALETTE.rose,
    PALETTE.stone,
  ]
  return (
    rect(1010, 330, 470, 16, PALETTE.walnut, 4) +
    repeat(11, (index) => {
      const height = 110 + ((index * 29) % 50)
      return rect(
        1030 + index * 38,
        330 - height,
        32,
        height,
        spines[index % spines.length] ?? PALETTE.clay,
        3,
      )
    })
  )
}

function deskLamp(x: number): string {
  return [
    shape(`M${x - 130} 640 L${x - 270} 830 H${x + 20} L${x - 62} 600 Z`, PALETTE.sun, 0.28),
    rect(x - 60, 816, 120, 16, PALETTE.amber, 8),
    line(
      [
        [x, 816],
        [x + 50, 690],
        [x - 60, 590],
      ],
      PALETTE.amber,
      14,
    ),
    shape(`M${x - 30} 556 l-92 30 q-22 30 -10 64 l86 -46 Z`, PALETTE.amber),
  ].join('')
}
