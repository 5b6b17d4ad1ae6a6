import { chart, invoice, writing } from '../objects.ts'
import { PALETTE, SKIN } from '../palette.ts'
import { circle, line, picture, place, polygon, rect, repeat, shape, stroke } from '../svg.ts'

/** A working table seen from above: vouchers, a calculator, and two hands that sort them. */
export function escritorio(): string {
  return picture(
    1600,
    1200,
    rect(0, 0, 1600, 1200, PALETTE.green),
    repeat(6, (index) => rect(0, index * 200, 1600, 4, PALETTE.deep, 0, 0.25)),
    place(rect(-350, -260, 700, 520, PALETTE.deep, 24, 0.5), { x: 820, y: 590 }),
    place(sheet(), { x: 480, y: 480, rotate: -9 }),
    place(invoice({ scale: 1.5 }), { x: 860, y: 560, rotate: 4 }),
    place(calculator(), { x: 1310, y: 440, rotate: 8 }),
    place(coffee(), { x: 190, y: 190 }),
    place(pencil(), { x: 1300, y: 860, rotate: -32 }),
    place(receipt(), { x: 130, y: 720, rotate: 12 }),
    place(glasses(), { x: 1080, y: 150, rotate: -8 }),
    place(clips(), { x: 1480, y: 130 }),
    hand(560, false),
    hand(1160, true),
  )
}

function sheet(): string {
  return (
    rect(-190, -250, 400, 530, PALETTE.coal, 8, 0.16) +
    rect(-200, -260, 400, 530, PALETTE.paper, 8) +
    rect(-160, -220, 180, 22, PALETTE.clay, 8) +
    writing(-160, -170, 320, 3, 28) +
    chart({ y: 160, scale: 0.82 }) +
    writing(-160, 196, 320, 2, 28)
  )
}

function calculator(): string {
  const key = (index: number) =>
    rect(
      -104 + (index % 4) * 54,
      -50 + Math.floor(index / 4) * 58,
      44,
      46,
      index % 4 === 3 ? PALETTE.amber : PALETTE.stone,
      10,
    )
  return (
    rect(-120, -180, 260, 400, PALETTE.coal, 26, 0.2) +
    rect(-130, -190, 260, 400, PALETTE.coal, 26) +
    rect(-104, -162, 208, 84, PALETTE.sage, 10) +
    rect(20, -130, 64, 24, PALETTE.deep, 6) +
    repeat(16, key)
  )
}

function coffee(): string {
  return (
    circle(8, 12, 116, PALETTE.coal, 0.2) +
    circle(0, 0, 116, PALETTE.paper) +
    circle(0, 0, 94, PALETTE.stone, 0.5) +
    rect(50, -16, 96, 32, PALETTE.amber, 16) +
    circle(0, 0, 78, PALETTE.amber) +
    circle(0, 0, 66, PALETTE.walnut) +
    stroke('M-34 -10 q20 -30 50 -22', PALETTE.wood, 6)
  )
}

function pencil(): string {
  return (
    rect(-150, -12, 260, 24, PALETTE.amber) +
    rect(-150, -4, 260, 8, PALETTE.honey) +
    rect(-186, -12, 36, 24, PALETTE.rose, 6) +
    polygon(
      [
        [110, -12],
        [156, 0],
        [110, 12],
      ],
      PALETTE.cream,
    ) +
    polygon(
      [
        [142, -4],
        [156, 0],
        [142, 4],
      ],
      PALETTE.coal,
    )
  )
}

function receipt(): string {
  return (
    shape(
      'M-90 -170 H90 V170 l-22.5 -16 l-22.5 16 l-22.5 -16 l-22.5 16 l-22.5 -16 l-22.5 16 l-22.5 -16 l-22.5 16 Z',
      PALETTE.cream,
    ) +
    writing(-60, -130, 120, 7, 28) +
    rect(-60, 86, 120, 24, PALETTE.leaf, 6)
  )
}

function glasses(): string {
  const rim = (x: number) =>
    `<circle cx="${x}" cy="0" r="52" fill="${PALETTE.paper}" fill-opacity=".25" stroke="${PALETTE.coal}" stroke-width="10"/>`
  return (
    rim(-68) +
    rim(68) +
    stroke('M-16 0 q16 -16 32 0', PALETTE.coal, 10) +
    line(
      [
        [-118, -10],
        [-150, 60],
      ],
      PALETTE.coal,
      9,
    ) +
    line(
      [
        [118, -10],
        [150, 60],
      ],
      PALETTE.coal,
      9,
    )
  )
}

function clips(): string {
  return repeat(3, (index) =>
    place(stroke('M-12 30 V-24 a12 12 0 0 1 24 0 V34 a18 18 0 0 1 -36 0 V-10', PALETTE.sun, 5), {
      x: index * 26 - 50,
      y: (index % 2) * 54,
      rotate: index * 50 - 30,
    }),
  )
}

/** A forearm from below, and a hand with its fingers on the paper. */
function hand(x: number, flip: boolean): string {
  const fingers = [
    [-44, -130],
    [-14, -158],
    [18, -156],
    [46, -132],
  ] as const
  return place(
    [
      line(
        [
          [-30, 420],
          [0, 130],
        ],
        PALETTE.amber,
        130,
      ),
      line(
        [
          [0, 132],
          [2, 96],
        ],
        PALETTE.paper,
        112,
      ),
      line(
        [
          [2, 70],
          [4, 0],
        ],
        SKIN.tan,
        84,
      ),
      shape('M-54 0 C-60 -60 -46 -76 0 -80 C46 -76 60 -60 56 0 C54 50 -52 50 -54 0 Z', SKIN.tan),
      ...fingers.map(([tipX, tipY]) =>
        line(
          [
            [tipX * 0.8, -40],
            [tipX, tipY],
          ],
          SKIN.tan,
          29,
        ),
      ),
      line(
        [
          [44, 10],
          [92, -48],
        ],
        SKIN.tan,
        31,
      ),
      ...fingers.slice(0, 3).map(([tipX], index) =>
        line(
          [
            [tipX * 0.9 + 15, -62],
            [tipX + 15, -100 - index * 6],
          ],
          PALETTE.brick,
          2.5,
          0.35,
        ),
      ),
    ].join(''),
    { x, y: 930, flip, rotate: flip ? -14 : 14, scale: 1.15 },
  )
}
