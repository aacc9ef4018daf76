import { limits } from '#contract/base/limits.ts'

/** Control and format characters, which turn a line around or hide in it. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A file's name as its sender spells it: without a path, in one line, cut before its ending; null where nothing is left. */
export function fileNameOf(sent: string | undefined): string | null {
  const last = (sent ?? '').split(/[\\/]/).at(-1) ?? ''
  const name = last.normalize('NFC').replaceAll(unseen, '').replaceAll(/\s+/g, ' ').trim()
  if (name.length <= limits.fileNameMaxLength) return name || null
  const [ending = ''] = /\.[^.]{1,10}$/.exec(name) ?? []
  // Half a letter may be left at the cut.
  const start = name.slice(0, limits.fileNameMaxLength - ending.length).replace(/\p{Cs}$/u, '')
  return start + ending
}
