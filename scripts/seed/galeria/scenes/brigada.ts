import { who } from '../cast.ts'
import { POSES } from '../figures.ts'
import { emblem } from '../objects.ts'
import { PALETTE } from '../palette.ts'
import { cloud, cotopaxi, fields, shadow, sky, tree } from '../scenery.ts'
import { circle, line, type Placement, picture, place, rect, repeat, shape } from '../svg.ts'

/** The centre's van on a country road, where the next village waits for it. */
export function brigada(): string {
  return picture(
    1600,
    1067,
    sky(1600, 1067, '#d8e8e0', { x: 260, y: 200, radius: 70 }),
    cloud({ x: 560, y: 150 }),
    cloud({ x: 1390, y: 190, scale: 1.3 }),
    cotopaxi({ x: 1000, y: 640, scale: 1.3 }, '#7fae8c'),
    fields(1600, 580, 860, [PALETTE.sage, PALETTE.leaf, '#c7b862', PALETTE.green]),
    repeat(12, (index) =>
      line(
        [
          [index * 150 - 40, 850],
          [index * 132 + 60, 740],
        ],
        PALETTE.deep,
        4,
        0.22,
      ),
    ),
    tree({ x: 110, y: 820, scale: 1 }),
    tree({ x: 1550, y: 790, scale: 0.8 }, PALETTE.deep),
    rect(0, 860, 1600, 207, PALETTE.taupe),
    rect(0, 860, 1600, 14, PALETTE.sand),
    repeat(7, (index) => rect(index * 260 - 60, 990, 130, 14, PALETTE.sun, 6)),
    van(),
    llama({ x: 1250, y: 866, scale: 0.9, flip: true }),
    llama({ x: 1130, y: 860, scale: 0.62, flip: true }),
    shadow(1440, 902, 84),
    who('rosa', 1440, 902, 0.92, { look: -1, left: POSES.wave, legs: PALETTE.deep, skirt: true }),
  )
}

function van(): string {
  const wheel = (x: number) =>
    circle(x, 950, 66, PALETTE.coal) + circle(x, 950, 34, PALETTE.stone) + circle(x, 950, 12, PALETTE.taupe)
  return [
    shadow(560, 1014, 420),
    shape(
      'M180 940 V560 Q180 520 222 520 H720 Q756 520 776 548 L872 700 L950 724 Q980 734 980 766 V920 Q980 940 958 940 Z',
      PALETTE.deep,
    ),
    shape('M180 800 H980 V920 Q980 940 958 940 H180 Z', PALETTE.green),
    rect(180, 786, 800, 18, PALETTE.amber),
    shape('M690 566 H728 Q740 566 748 578 L824 700 H690 Z', PALETTE.mist),
    rect(500, 566, 166, 134, PALETTE.mist, 10),
    `<clipPath id="cabina"><path d="M690 566 H728 Q740 566 748 578 L824 700 H690 Z"/></clipPath><clipPath id="asiento"><rect x="500" y="566" width="166" height="134" rx="10"/></clipPath>`,
    `<g clip-path="url(#asiento)">${who('sara', 584, 780, 0.62, { look: 1, right: POSES.wave })}</g>`,
    `<g clip-path="url(#cabina)">${who('luis', 742, 790, 0.62, { look: 1 })}</g>`,
    emblem({ x: 330, y: 640 }),
    line(
      [
        [680, 720],
        [680, 920],
      ],
      PALETTE.night,
      5,
      0.5,
    ),
    rect(700, 740, 48, 12, PALETTE.night, 6),
    rect(940, 770, 40, 40, PALETTE.sun, 10),
    rect(930, 890, 70, 34, PALETTE.ash, 10),
    wheel(340),
    wheel(820),
  ].join('')
}

function llama(placement: Placement): string {
  return place(
    [
      ...[-52, -30, 30, 52].map((x) => rect(x - 9, -60, 18, 62, PALETTE.sand, 6)),
      shape(
        'M-80 -70 C-90 -130 -60 -140 0 -134 C20 -132 34 -150 38 -200 L40 -256 Q44 -282 66 -282 Q102 -280 104 -262 Q100 -246 80 -244 L76 -150 C84 -80 60 -50 0 -50 C-50 -50 -74 -44 -80 -70 Z',
        PALETTE.cream,
      ),
      shape('M44 -276 l-4 -34 l16 26 Z M62 -282 l2 -34 l14 30 Z', PALETTE.cream),
      circle(76, -264, 4.5, PALETTE.coal),
      shape('M-50 -138 H14 V-96 Q-18 -84 -50 -96 Z', PALETTE.clay),
      line(
        [
          [-48, -112],
          [12, -112],
        ],
        PALETTE.amber,
        6,
      ),
      line(
        [
          [40, -206],
          [78, -204],
        ],
        PALETTE.clay,
        9,
      ),
    ].join(''),
    placement,
  )
}
