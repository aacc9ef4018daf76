import type { ImportedRow } from '#contract/editing/transfer.ts'

export interface MatchedPicture {
  file: File
  /** The item that it is a picture of. */
  id: string
  /** The first of an item stands for it, the others at the top of its page. */
  position: 'main' | 'slider'
}

/** The last part of a path or address, as file names are compared: whatever case. */
const baseName = (name: string) => (name.split(/[\\/]/).at(-1) ?? name).trim().toLowerCase()

/** The dropped pictures that rows name, with the item of each; and the names that no file has. */
export function matchedPictures(
  rows: readonly ImportedRow[],
  files: readonly File[],
): { matched: MatchedPicture[]; missing: string[] } {
  const byName = new Map(files.map((file) => [baseName(file.name), file]))
  const matched: MatchedPicture[] = []
  const missing: string[] = []
  for (const { id, images = [] } of rows) {
    let position: MatchedPicture['position'] = 'main'
    for (const name of images) {
      const file = byName.get(baseName(name))
      if (!file) missing.push(name)
      else if (id) {
        matched.push({ file, id, position })
        position = 'slider'
      }
    }
  }
  return { matched, missing }
}
