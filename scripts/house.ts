import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Prints how the code is laid out: entries of each listing, lines of each room, and doc comments that read as riddles. */
const root = join(import.meta.dirname, '..')

const isTest = (name: string) => /\.test\.tsx?$/.test(name)

const entriesOf = (folder: string) =>
  readdirSync(join(root, folder)).filter((name) => !isTest(name)).length

const listings = [
  'src',
  'src/contract',
  'src/texts/en',
  'src/server',
  'src/server/features',
  'src/web',
  'src/web/admin',
  'src/web/public',
]

const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !isTest(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))

interface Measured {
  file: string
  lines: number
  comments: number
  riddles: number
}

/** A free relative clause or a passive of telling where the component should be the subject. */
const riddle = /^(?:What|Who|Whose|Whoever)\b|\b(?:is|are) told\b/

function measure(file: string): Measured {
  const source = readFileSync(join(root, file), 'utf8')
  const comments = [...source.matchAll(/\/\*\*\s*(?:\* )?([^\n]*)/g)].map(([, first = '']) => first)
  return {
    file,
    lines: source.split('\n').length - 1,
    comments: comments.length,
    riddles: comments.filter((first) => riddle.test(first)).length,
  }
}

/** `src/server/features` and `src/web/admin` are rooms of their own; of the rest a room is a folder of `src`. */
const roomOf = (file: string) =>
  /^src\/(?:server\/[^/]+|web\/(?:admin|public|shared)|[^/]+)/.exec(file)?.[0] ?? file

const measured = files.map(measure)
const rooms = [...Map.groupBy(measured, ({ file }) => roomOf(file))].map(([room, inside]) => ({
  room,
  files: inside.length,
  lines: inside.reduce((sum, { lines }) => sum + lines, 0),
}))
const total = (name: 'lines' | 'comments' | 'riddles') =>
  measured.reduce((sum, each) => sum + each[name], 0)

console.table(Object.fromEntries(listings.map((each) => [each, { entries: entriesOf(each) }])))
console.table(rooms.toSorted((one, other) => other.lines - one.lines))
console.log(
  `${measured.length} files, ${total('lines')} lines; ${total('riddles')} of ${total('comments')} doc comments begin as a riddle (${((100 * total('riddles')) / total('comments')).toFixed(1)} %)`,
)
