import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Operation } from '#contract/base/operation.ts'
import { alwaysPublishes } from '#contract/base/rights/duty-of-kind.ts'
import { operationsByTopic } from '#contract/index.ts'

const root = join(import.meta.dirname, '..')

/** An operation is a key of an object in one of the contract's files. */
const key = /^ {2}(\w+): /gm

async function declaringFiles(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const file of glob('src/contract/**/*.ts', { cwd: root })) {
    const source = await readFile(join(root, file), 'utf8')
    for (const [, name = ''] of source.matchAll(key)) found.set(name, file)
  }
  return found
}

const headings = ['operation', 'access', 'what it does', 'declared in']

/** A table in Markdown as the formatter leaves it. */
function table(rows: string[][]): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  )
}

/** Callers of an operation; of admins, those with one of its duties. */
function accessOf(operation: Operation): string {
  const { access, duties } = operation
  const publish = alwaysPublishes(operation) ? ' and publish' : ''
  return duties ? `${access}: ${duties.join(', ')}${publish}` : access
}

/** Every operation by topic, as docs/operations.md lists them. */
export async function listOperations(): Promise<string> {
  const files = await declaringFiles()
  const topics = Object.entries(operationsByTopic).map(([topic, operations]) => {
    const rows = Object.entries(operations).map(([name, operation]) => {
      const { summary } = operation
      const file = files.get(name)
      if (file === undefined) throw new Error(`No file in src/contract declares ${name}`)
      return [`\`${name}\``, accessOf(operation), summary.replaceAll('|', '\\|'), `\`${file}\``]
    })
    return `## ${topic.charAt(0).toUpperCase()}${topic.slice(1)}\n\n${table(rows)}\n`
  })
  const count = Object.values(operationsByTopic).flatMap((each) => Object.keys(each)).length
  return `# Operations

All ${count} operations, each called by \`POST /api/{operation}\`. This list is written by \`npm run operations\`
from the declarations. Payloads, answers and failures are in the API reference (\`/api/docs/\`), the rules of
the wire in [requirements §3](requirements.md#3-operations-on-the-wire).

Access: \`public\` is for everybody, \`user\` for approved users who are logged in, \`admin\` for admins with one of
the duties named after it ([requirements §20](requirements.md#20-duties)).

${topics.join('\n')}`
}
