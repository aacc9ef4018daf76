import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Settings } from '#server/platform/settings/env.ts'
import { productionWarnings } from '#server/platform/settings/production.ts'
import { adminPasswordFile } from '#server/platform/auth/installation.ts'
import { commit, version } from '#server/platform/runtime/version.ts'

/** Prints a line on the terminal for the person who started the server. */
export function print(line: string): void {
  console.log(line)
}

/** Prints why a start or a command ended. */
export function printError(text: string): void {
  console.error(text)
}

/** Shows how far a long step is, on one line where the terminal can rewrite it. */
export function printProgress(what: string, done: number, all: number): void {
  if (process.stdout.isTTY) {
    process.stdout.write(`\r${what} ${done}/${all}${done === all ? '\n' : ''}`)
  } else if (done === all || done % 10 === 0) {
    console.log(`${what} ${done}/${all}`)
  }
}

/** Things made by this start: the first admin's generated password, shown this once; pictures still to be drawn. */
interface Made {
  password: string | null
  pictures: number
}

/** The log's first line in production: whatever follows was this version's. */
export function announceVersion({ mode }: Settings, log: FastifyBaseLogger): void {
  if (mode === 'production') log.info({ version, commit, node: process.version }, 'starting')
}

/** Says that a server has started: in production to the log, else to the person at the terminal. */
export function announceStart(settings: Settings, log: FastifyBaseLogger, made: Made): void {
  const { siteName, siteUrl, mode, dataDir, firstAdmin, databaseUrl, smtpUrl } = settings
  const ready = `${siteName} is ready at ${siteUrl}`
  if (mode === 'production') {
    log.info({ version, commit, node: process.version }, ready)
    for (const warning of productionWarnings(settings)) log.warn(warning)
    return
  }
  print(ready)
  print(`  Version ${version}${commit === null ? '' : ` (${commit})`}, ${mode}`)
  print(`  Admin panel: ${siteUrl}${paths.adminPanel}`)
  const hint = passwordHint(settings, made.password)
  if (firstAdmin && hint) print(`  Log in as ${firstAdmin.email}, ${hint}`)
  if (smtpUrl === null) print(`  E-mails: ${siteUrl}/mailbox (files in ${join(dataDir, 'mail')})`)
  if (made.pictures > 0) {
    print(
      `  ${made.pictures} more pictures of the demonstration are drawn meanwhile; pages fill up within minutes.`,
    )
  }
  if (databaseUrl === null) {
    print(
      '  The embedded database survives a crash, not a loss of power; production needs PostgreSQL.',
    )
  }
}

/** Null where the admins are others than the configured one, as in a restored database. */
function passwordHint({ firstAdmin, dataDir }: Settings, generated: string | null): string | null {
  if (generated !== null) return `password ${generated}`
  if (firstAdmin?.password !== null) return 'password as in ADMIN_PASSWORD'
  const file = join(dataDir, adminPasswordFile)
  return existsSync(file) ? `password in ${file}` : null
}
