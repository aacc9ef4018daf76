import { type Media, type MediaPosition, mediaPositions } from '#contract/catalogue/media.ts'
import { arranged } from '#web/admin/kit/media/arrange.ts'

/** A board's media by where they stand, as ids in their order. */
export type BoardOrder = Record<MediaPosition, string[]>

export function orderOf(media: readonly Media[]): BoardOrder {
  const ids = (position: MediaPosition) =>
    media
      .filter((each) => each.position === position)
      .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .map(({ id }) => id)
  return { slider: ids('slider'), main: ids('main'), detail: ids('detail') }
}

export function positionIn(order: BoardOrder, id: string): MediaPosition | undefined {
  return mediaPositions.find((position) => order[position].includes(id))
}

/** The order with one medium moved by so many places within its position; the same where it cannot move. */
export function stepped(order: BoardOrder, id: string, places: number): BoardOrder {
  const position = positionIn(order, id)
  if (!position) return order
  const ids = order[position]
  const from = ids.indexOf(id)
  const to = from + places
  if (to < 0 || to >= ids.length) return order
  return { ...order, [position]: ids.toSpliced(from, 1).toSpliced(to, 0, id) }
}

interface Change {
  /** The position a medium goes to, when that is another one. */
  move: MediaPosition | undefined
  /** The ids to store as that position's order; undefined where the server's own is right. */
  order: { position: MediaPosition; ids: string[] } | undefined
}

/** Returns the change to ask the server for, so that `after` becomes true for the moved medium. */
export function changeBetween(before: BoardOrder, after: BoardOrder, id: string): Change {
  const from = positionIn(before, id)
  const to = positionIn(after, id)
  if (!to || !from) return { move: undefined, order: undefined }
  const ids = after[to]
  if (from === to) {
    const same = ids.join() === before[to].join()
    return { move: undefined, order: same ? undefined : { position: to, ids } }
  }
  // A medium that changes position arrives at the end (requirements §4.17).
  return { move: to, order: ids.at(-1) === id ? undefined : { position: to, ids } }
}

/** An order that is being dragged, over what there is by now: what came meanwhile stands behind. */
export function draggedOver(dragged: BoardOrder, present: BoardOrder): BoardOrder {
  const there = Object.values(present).flat()
  const known = Object.values(dragged).flat()
  const ids = (position: MediaPosition) => [
    ...dragged[position].filter((id) => there.includes(id)),
    ...present[position].filter((id) => !known.includes(id)),
  ]
  return { slider: ids('slider'), main: ids('main'), detail: ids('detail') }
}

/** The order with media that were uploaded together as their files stood, in the places they have together. */
export function inFileOrder(order: BoardOrder, files: readonly string[]): BoardOrder {
  const ids = (position: MediaPosition) => arranged(order[position], files)
  return { slider: ids('slider'), main: ids('main'), detail: ids('detail') }
}
