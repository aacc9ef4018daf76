import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const panel = join(import.meta.dirname, '../..')

/** The navigation of narrow windows and the manual, in which nothing is typed. */
const drawers = [
  'panel/shell/shell.tsx',
  'panel/navigation/phone/phone-bar.tsx',
  'kit/help/help-drawer.tsx',
]

/** Dialogs that close on Escape and beside it without a question about typed text. */
const unguarded =
  /\b(?:Modal|Drawer)\b[^;]*from '@mantine\/core'|\bmodals\.open(?:Modal|ContextModal)?\(/

const files = readdirSync(panel, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
)

test('dialogs of the panel are the kit’s, which ask before they lose what was typed', () => {
  const found = files
    .filter((file) => !file.startsWith('kit/dialog/') && !drawers.includes(file))
    .filter((file) => unguarded.test(readFileSync(join(panel, file), 'utf8')))
  expect(found).toEqual([])
})

test('a question asks for no text: it closes without another', () => {
  const found = files.filter((file) => {
    const code = readFileSync(join(panel, file), 'utf8')
    const questions = code.split('modals.openConfirmModal(').slice(1)
    return questions.some((each) => /<(?:Text(?:Input|area)|\w+Inputs)\b/.test(upToEnd(each)))
  })
  expect(found).toEqual([])
})

/** The text between an opening parenthesis and its closing one. */
function upToEnd(code: string): string {
  let depth = 1
  for (const { 0: parenthesis, index } of code.matchAll(/[()]/g)) {
    depth += parenthesis === '(' ? 1 : -1
    if (depth === 0) return code.slice(0, index)
  }
  return code
}
