import type { ImportedRow } from '#contract/editing/transfer.ts'

/** A picture that was chosen beside a sheet: a file, or one of a ZIP. */
export interface ChosenPicture {
  /** Its name, with its folders where they are known. */
  path: string
  read: () => Promise<File>
}

/** A picture that a row names. */
export interface NamedPicture {
  /** Where it is named: the cell, else the number of the row. */
  place: string
  /** The name, path or address, as the cell has it. */
  name: string
  /** The item that it is a picture of; null before an import. */
  id: string | null
  /** The first of an item stands for it, the others at the top of its page. */
  position: 'main' | 'slider'
  /** Where it comes from; `several` chosen ones have the name, and the path tells none from the others. */
  source: ChosenPicture | 'address' | 'missing' | 'several'
}

const isAddress = (name: string) => /^https?:\/\//i.test(name)

/** Folders and name of a path or address, as they are compared: whatever case. */
function partsOf(name: string): string[] {
  const path = isAddress(name) ? (URL.parse(name)?.pathname ?? name) : name
  return decoded(path).normalize('NFC').toLowerCase().split(/[\\/]/).map(trimmed).filter(Boolean)
}

const trimmed = (part: string) => part.trim()

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** How many last parts two paths have in common. */
function likeness(one: readonly string[], other: readonly string[]): number {
  let count = 0
  while (count < one.length && one.at(-1 - count) === other.at(-1 - count)) count += 1
  return count
}

/**
 * The pictures that rows name, each with what was chosen under that name. Of several with one name it is the one whose
 * folders the cell names too; an address that nothing was chosen for is to be fetched.
 */
export function matchPictures(
  rows: readonly ImportedRow[],
  chosen: readonly ChosenPicture[],
): NamedPicture[] {
  const byName = Map.groupBy(
    chosen.map((picture) => ({ picture, parts: partsOf(picture.path) })),
    ({ parts }) => parts.at(-1) ?? '',
  )
  const sourceOf = (name: string): NamedPicture['source'] => {
    const parts = partsOf(name)
    const named = byName.get(parts.at(-1) ?? '') ?? []
    const best = Math.max(...named.map((each) => likeness(parts, each.parts)))
    const [first, second] = named.filter((each) => likeness(parts, each.parts) === best)
    if (first) return second ? 'several' : first.picture
    return isAddress(name) ? 'address' : 'missing'
  }
  return rows
    .filter(({ action }) => action !== 'refused')
    .flatMap(({ row, id = null, images = [], imagesCell = String(row) }) => {
      let position: NamedPicture['position'] = 'main'
      return images.map(trimmed).map((name) => {
        const source = sourceOf(name)
        const picture = { place: imagesCell, name, id, position, source }
        if (source !== 'missing' && source !== 'several') position = 'slider'
        return picture
      })
    })
}

/** The last part of a path or address, to be read. */
export function shownName(name: string): string {
  return decoded(name.split(/[\\/]/).at(-1) ?? name) || name
}
