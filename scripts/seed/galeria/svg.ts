export type Point = readonly [x: number, y: number]

export interface Placement {
  x?: number
  y?: number
  scale?: number
  rotate?: number
  /** Mirrors from left to right. */
  flip?: boolean
  opacity?: number
}

/** A whole picture. Nothing in it is text: a font that a machine lacks would change it. */
export function picture(width: number, height: number, ...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  opacity = 1,
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}" opacity="${opacity}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return ellipse(x, y, radius, radius, fill, opacity)
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" opacity="${opacity}"/>`
}

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
}

export function polygon(points: readonly Point[], fill: string, opacity = 1): string {
  return shape(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, opacity)
}

/** A round-ended stroke along a path. */
export function stroke(d: string, color: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
}

export function line(points: readonly Point[], color: string, width: number, opacity = 1): string {
  return stroke(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, color, width, opacity)
}

export function place(
  content: string,
  { x = 0, y = 0, scale = 1, rotate = 0, flip = false, opacity = 1 }: Placement,
): string {
  const mirrored = flip ? -scale : scale
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(rotate)}) scale(${n(mirrored)} ${n(scale)})" opacity="${opacity}">${content}</g>`
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

const n = (value: number) => Number(value.toFixed(2))
