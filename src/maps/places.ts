/** A point of the earth, in degrees. */
export interface Location {
  lat: number
  lng: number
}

/** A point of a drawing, in its units. */
export interface Point {
  x: number
  y: number
}

/** A rectangle of a drawing. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** The box around a point. */
export function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** The point of a box that is nearest to a point, which may lie inside. */
export function nearestIn(box: Box, { x, y }: Point): Point {
  return {
    x: Math.min(Math.max(x, box.x), box.x + box.width),
    y: Math.min(Math.max(y, box.y), box.y + box.height),
  }
}

/** The distance from a point to a box; 0 inside. */
export function distanceTo(box: Box, point: Point): number {
  const { x, y } = nearestIn(box, point)
  return Math.hypot(point.x - x, point.y - y)
}
