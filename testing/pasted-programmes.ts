import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A day that a programme tells, as its writer means it. */
interface ExpectedDay {
  day: number
  title: string
  /** B, L, X (a packed lunch) and D. */
  meals: string
  stop: string
  /** Blank where the programme names none. */
  hotel: string
}

/** A programme as operators write them, with what it means. */
export interface WrittenProgramme {
  name: string
  lang: string
  text: string
  days: ExpectedDay[]
}

const folder = join(import.meta.dirname, 'pasted-programmes')

/** The programmes of the files beside: `=== language · name`, the text, `---`, a line for each day. */
export function writtenProgrammes(): WrittenProgramme[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^=== /m)
      .slice(1)
      .map((part) => {
        const [head = '', ...lines] = part.trimEnd().split('\n')
        const end = lines.lastIndexOf('---')
        const [lang = '', name = ''] = head.split(' · ')
        return {
          name,
          lang,
          text: lines.slice(0, end).join('\n'),
          days: lines.slice(end + 1).map((line) => {
            const [day = '', title = '', meals = '', stop = '', hotel = ''] = line
              .split('|')
              .map((cell) => cell.trim())
            return { day: Number(day), title, meals, stop, hotel }
          }),
        }
      }),
  )
}
