/** Attributes beyond the fill, such as `stroke` or `opacity`. */
type Extra = Readonly<Record<string, string | number>>

function writeExtra(extra: Extra): string {
  return Object.entries(extra)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

/** Opacity of the paint only: a mark with `opacity` is first drawn on a layer of its own, which is slow. */
function writePaint(paint: string, extra: Extra): string {
  const { opacity, ...others } = extra
  if (opacity === undefined) return writeExtra(others)
  return writeExtra({ ...others, [paint === 'none' ? 'stroke-opacity' : 'fill-opacity']: opacity })
}

const short = (value: number) => Math.round(value * 10) / 10

export function shape(path: string, fill: string, extra: Extra = {}): string {
  return `<path d="${path}" fill="${fill}"${writePaint(fill, extra)}/>`
}

export function stroke(path: string, colour: string, width: number, extra: Extra = {}): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${writePaint('none', extra)}/>`
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Extra = {},
): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${writePaint(fill, extra)}/>`
}

export function disc(
  x: number,
  y: number,
  radius: number,
  fill: string,
  extra: Extra = {},
): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${writePaint(fill, extra)}/>`
}

export function oval(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  extra: Extra = {},
): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}" fill="${fill}"${writePaint(fill, extra)}/>`
}

export function group(content: string, extra: Extra = {}): string {
  return `<g${writeExtra(extra)}>${content}</g>`
}

/** Content drawn in its own units, set down at a point; a negative `scaleX` mirrors it. */
export function place(
  content: string,
  x: number,
  y: number,
  scale: number,
  scaleX = scale,
): string {
  return group(content, {
    transform: `translate(${short(x)} ${short(y)}) scale(${scaleX.toFixed(3)} ${scale.toFixed(3)})`,
  })
}
