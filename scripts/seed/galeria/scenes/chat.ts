import { CAST } from '../cast.ts'
import { face } from '../head.ts'
import { invoice, writing } from '../objects.ts'
import { PALETTE, SKIN } from '../palette.ts'
import { circle, line, picture, place, polygon, rect, repeat, shape } from '../svg.ts'

/** A hand holds a telephone on which somebody is being helped. */
export function chat(): string {
  return picture(
    1200,
    1600,
    rect(0, 0, 1200, 1600, PALETTE.amber),
    circle(600, 760, 560, PALETTE.sun),
    circle(1060, 250, 120, PALETTE.clay, 0.9),
    circle(130, 1250, 80, PALETTE.deep),
    repeat(25, (index) => circle(80 + (index % 5) * 40, 120 + Math.floor(index / 5) * 40, 7, PALETTE.paper)),
    palm(),
    telephone(),
    fingers(),
  )
}

function telephone(): string {
  return [
    rect(318, 196, 580, 1130, PALETTE.coal, 72, 0.2),
    rect(300, 170, 580, 1130, PALETTE.coal, 72),
    rect(326, 196, 528, 1078, PALETTE.mist, 50),
    shape('M376 196 H804 Q854 196 854 246 V340 H326 V246 Q326 196 376 196 Z', PALETTE.deep),
    rect(510, 212, 160, 24, PALETTE.coal, 12),
    avatar('sara', 400, 288, 42),
    rect(464, 264, 190, 18, PALETTE.paper, 9),
    rect(464, 296, 110, 12, PALETTE.leaf, 6),
    theirs(400, 150),
    ours(590, 120),
    theirs(750, 290),
    invoice({ x: 520, y: 896, scale: 0.58 }),
    ours(1070, 80),
    rect(356, 1184, 390, 60, PALETTE.paper, 30),
    rect(386, 1208, 160, 12, PALETTE.stone, 6),
    circle(796, 1214, 34, PALETTE.green),
    polygon(
      [
        [782, 1196],
        [818, 1214],
        [782, 1232],
        [790, 1214],
      ],
      PALETTE.paper,
    ),
  ].join('')
}

function theirs(y: number, height: number): string {
  const tall = height > 200
  return (
    rect(356, y, tall ? 300 : 380, height, PALETTE.paper, 30) +
    polygon(
      [
        [372, y + height - 40],
        [372, y + height + 22],
        [420, y + height - 12],
      ],
      PALETTE.paper,
    ) +
    (tall ? '' : writing(390, y + 34, 300, 3, 36))
  )
}

function ours(y: number, height: number): string {
  return (
    rect(476, y, 348, height, PALETTE.green, 30) +
    polygon(
      [
        [808, y + height - 40],
        [808, y + height + 22],
        [760, y + height - 12],
      ],
      PALETTE.green,
    ) +
    writing(510, y + 28, 270, height > 100 ? 2 : 1, 36, PALETTE.sage)
  )
}

function avatar(name: keyof typeof CAST, x: number, y: number, radius: number): string {
  return circle(x, y, radius, PALETTE.sage) + place(face(CAST[name]), { x, y: y + 4, scale: radius / 66 })
}

function palm(): string {
  return (
    shape(
      'M820 1600 C860 1460 940 1340 910 1100 C900 960 820 900 760 960 L640 1240 L440 1300 C380 1400 420 1500 440 1600 Z',
      SKIN.tan,
    ) +
    polygon(
      [
        [400, 1600],
        [420, 1500],
        [850, 1500],
        [860, 1600],
      ],
      PALETTE.deep,
    )
  )
}

function fingers(): string {
  const finger = (y: number, reach: number) =>
    line(
      [
        [300 - 8, y],
        [300 + reach, y + 8],
      ],
      SKIN.tan,
      62,
    )
  return [
    finger(820, 26),
    finger(900, 40),
    finger(980, 40),
    finger(1060, 26),
    shape(
      'M905 1290 C958 1080 925 900 872 800 C846 752 790 790 806 842 C836 920 872 1000 880 1130 Z',
      SKIN.tan,
    ),
    shape('M868 806 C852 776 816 796 820 828 C826 846 850 850 866 836 Q874 822 868 806 Z', SKIN.light, 0.7),
  ].join('')
}
