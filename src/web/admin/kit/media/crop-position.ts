interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/**
 * The CSS `object-position` with which a box shows of a picture what a crop around the focus keeps:
 * the focus in the middle, or as near to it as the picture's edges allow.
 */
export function cropPosition(focus: Point, picture: Size, box: Size): string {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const share = (point: number, side: number, shown: number) => {
    const hidden = side * scale - shown
    if (hidden < 0.5) return 50
    const start = Math.min(hidden, Math.max(0, point * side * scale - shown / 2))
    return Math.round((start / hidden) * 1000) / 10
  }
  const across = share(focus.x, picture.width, box.width)
  const down = share(focus.y, picture.height, box.height)
  return `${across}% ${down}%`
}

/** A focus that is moved by so many shares of the picture, and stays in it, in whole percents. */
export function moved({ x, y }: Point, across: number, down: number): Point {
  const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
  return { x: within(x + across), y: within(y + down) }
}
