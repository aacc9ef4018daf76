import { publicLimits } from '#contract/base/public-limits.ts'
import { storedList } from '#web/public/ui/stored-list.ts'
import { isItemName } from './shortlist-items.ts'

/** An item that a visitor has saved. */
interface Saved {
  /** `kind:id` */
  item: string
  /** The visitor's note beside it, for themselves. */
  note?: string
}

/** Items saved on this device: without an account, and shared with nobody. */
export const shortlist = storedList<Saved>({
  key: 'shortlist',
  max: publicLimits.shortlistMax,
  isEntry: isSaved,
  isSame: (one, other) => one.item === other.item,
})

export const savedItems = (): string[] => shortlist.read().map(({ item }) => item)

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null || !('item' in value)) return false
  const isNoted = !('note' in value) || typeof value.note === 'string'
  return isItemName(value.item) && isNoted
}
