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
