import { inspect } from 'node:util'
import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { email } from '#contract/base/fields.ts'
import { print, printError } from '#server/start/console-output.ts'
import { isOperatorError } from '#server/platform/runtime/operator-error.ts'
import { version } from '#server/platform/runtime/version.ts'

/** Exit codes; `failed` also ends a server that cannot start. */
const exitCodes = { done: 0, failed: 1, wrongUsage: 2 }

const explanation = `
Variables of the environment configure every command; docs/configuration.md lists them. A file .env in the
folder where a command is called is read too; variables that are set already win.

Exit codes: 0 done, 1 failed, 2 called in a wrong way.`

/** Runs the command that the arguments name. Commands load what they need and nothing else. */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  try {
    await defineCommands().parseAsync(argv)
  } catch (error) {
    process.exit(exitCodeOf(error))
  }
}

/** The library prints the usage after a wrong call. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUsage
  }
  printError(isOperatorError(error) ? error.message : inspect(error))
  return exitCodes.failed
}

function parseAddress(text: string): string {
  const parsed = email.safeParse(text)
  if (parsed.success) return parsed.data
  throw new InvalidArgumentError('It is no e-mail address.')
}

function defineCommands(): Command {
  const program = new Command('nandu')
    .description('Website and back office of a tour operator.')
    .usage('COMMAND [options]')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this, or how a command is called')
    .helpCommand('help [COMMAND]', 'print this, or how a command is called')
    .addHelpText('after', explanation)
    .showHelpAfterError('(nandu --help lists the commands, nandu COMMAND --help explains one)')
    .exitOverride()
  defineServers(program)
  defineUpkeep(program)
  defineBackups(program)
  defineSheets(program)
  defineDevelopment(program)
  return program
}

function defineServers(program: Command): void {
  program
    .command('start')
    .summary('build the pages where needed, and serve a demonstration')
    .description(
      'Builds the pages where they are not built, and serves the site with the demonstration catalogue. Needs no variable.',
    )
    .action(async () => {
      await prepareServer()
      await import('../start.ts')
    })
  program
    .command('serve')
    .summary('serve the built site in production')
    .description(
      'Serves the built site in production, until SIGTERM. Brings the database up to date first. One line says what is missing.',
    )
    .action(async () => {
      await prepareServer()
      const { main } = await import('#server/start/main.ts')
      await main('production')
    })
  program
    .command('decode')
    .summary('decode pictures for a server, as another user')
    .description(
      'Decodes the pictures that a server sends to the socket DECODER_SOCKET, until SIGTERM. It needs no other variable, no network and no file of the server: run it as another user.',
    )
    .option('--at-once <number>', 'pictures decoded at once', parseCount, 2)
    .action(async (options) => {
      const { decode } = await import('./decode.ts')
      await decode(options.atOnce)
      process.exit(exitCodes.done)
    })
}

function parseCount(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is no number from 1 to 99.')
}

/** Preconditions of loading the server. */
async function prepareServer(): Promise<void> {
  const { startTelemetry } = await import('#server/platform/monitoring/telemetry.ts')
  await startTelemetry()
}

function defineUpkeep(program: Command): void {
  program
    .command('migrate')
    .summary('bring the database up to date')
    .description(
      'Brings the database up to date and says what it applied. A server does so at each start, too.',
    )
    .action(async () => {
      const { migrate } = await import('./migrate.ts')
      await migrate()
    })
  program
    .command('admin')
    .summary('make an admin')
    .description(
      'Makes an admin, or an admin of the account with this e-mail, whose sessions and second factor end. Asks for the password, reads it from standard input, or takes ADMIN_PASSWORD beside ADMIN_EMAIL.',
    )
    .option('--email <address>', 'e-mail to log in with (ADMIN_EMAIL)', parseAddress)
    .option('--name <name>', 'first name (Admin)')
    .option('--surname <surname>', "surname (the site's name)")
    .action(async (options) => {
      const { makeAdmin } = await import('./make-admin.ts')
      await makeAdmin(options)
    })
  program
    .command('doctor')
    .summary('say what production lacks')
    .description(
      'Checks variables, services, disk space and mail records, a line each: ok, warn or fail, with what to do. Changes nothing. Exit code 1 when a line fails.',
    )
    .action(async () => {
      const { examine } = await import('#server/tools/doctor/examine.ts')
      const healthy = await examine(print)
      process.exit(healthy ? exitCodes.done : exitCodes.failed)
    })
  program
    .command('mail-test')
    .summary('send a test mail')
    .description('Sends a test mail as the site does, and prints what the mail server says to it.')
    .argument('<address>', 'where to', parseAddress)
    .action(async (address: string) => {
      const { mailTest } = await import('./mail-test.ts')
      await mailTest(address)
    })
}

function defineBackups(program: Command): void {
  program
    .command('backup')
    .summary('write rows and files into a folder')
    .description(
      'Writes rows and files of one moment into a new folder, while the server runs or not. The folder holds personal data.',
    )
    .option('--to <folder>', 'a folder that is not there yet (DATA_DIR/backups/nandu-…)')
    .action(async (options) => {
      const { makeBackup } = await import('./make-backup.ts')
      await makeBackup(options)
    })
  program
    .command('restore')
    .summary('load a backup into an empty database')
    .description(
      'Loads a backup into an empty database and an empty storage, of either kind; the server must not run.',
    )
    .requiredOption('--from <folder>', 'what nandu backup has written')
    .action(async (options) => {
      const { restoreBackup } = await import('./restore-backup.ts')
      await restoreBackup(options)
    })
  program
    .command('drill')
    .summary('try whether a backup can be restored')
    .description(
      'Restores a backup into a new embedded database and a new folder, compares rows and files with what the backup says, and takes both away again. What is in use is not touched. Exit code 1 when something differs.',
    )
    .requiredOption('--from <folder>', 'what nandu backup has written')
    .option('--into <address>', 'an empty PostgreSQL database, which keeps the rows')
    .action(async (options) => {
      const { drill } = await import('./drill.ts')
      const same = await drill(options)
      process.exit(same ? exitCodes.done : exitCodes.failed)
    })
}

function defineSheets(program: Command): void {
  const kind = new Argument('<kind>', 'of which kind').choices(kinds)
  program
    .command('export')
    .summary('write the items of a kind into a sheet')
    .description(
      'Writes all items of a kind into a file that is not there yet: CSV, a workbook or JSON, as its name ends. A server must not have the embedded database open.',
    )
    .addArgument(kind)
    .requiredOption('--to <file>', 'where to, ending with .csv, .xlsx or .json')
    .option('--as <address>', 'the admin who does it (the oldest)', parseAddress)
    .action(async (of: Kind, options) => {
      const { exportKind } = await import('./transfer.ts')
      await exportKind(of, options)
    })
  program
    .command('import')
    .summary('add and edit items of a kind from a sheet')
    .description(
      'Adds and edits items of a kind from a CSV file, a workbook or JSON, a row an item, and prints what is to be said of a row. Exit code 1 when rows are refused, or left out because their items changed since the sheet was exported; the others are done. A server must not have the embedded database open.',
    )
    .addArgument(kind)
    .argument('<file>', 'the sheet')
    .option('--dry-run', 'change nothing, and say what would happen')
    .option('--overwrite', 'edit items too that changed since the sheet was exported')
    .option('--as <address>', 'the admin who does it (the oldest)', parseAddress)
    .action(async (of: Kind, file: string, options) => {
      const { importKind } = await import('./transfer.ts')
      const whole = await importKind(of, file, options)
      process.exit(whole ? exitCodes.done : exitCodes.failed)
    })
}

function defineDevelopment(program: Command): void {
  program
    .command('build')
    .summary('build the pages')
    .description('Builds the pages, unless they are built from the same sources.')
    .action(async () => {
      const { buildPages } = await import('../build-pages.ts')
      await buildPages()
    })
  // For the container image: what is loaded once is kept compiled, for starts with the same options.
  program
    .command('compile', { hidden: true })
    .description('Loads the server and the pages, so that Node keeps them compiled.')
    .action(async () => {
      await import('#server/start/start.ts')
      await import(new URL('../../build/server/index.js', import.meta.url).href)
    })
  program
    .command('dev')
    .summary('serve the sources while they change')
    .description('Serves the sources through Vite; npm run dev also starts again at each change.')
    .action(async () => {
      await prepareServer()
      const { main } = await import('#server/start/main.ts')
      await main('development')
    })
}
