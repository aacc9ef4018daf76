import { examineProcessSettings } from '#server/platform/settings/env.ts'
import { examineDatabase } from './database.ts'
import { examineDecoders } from './decoders.ts'
import { examineDataFolder, examinePages, examineStorage } from './disk.ts'
import { openLookUp } from './dns.ts'
import { type Finding, ok } from './finding.ts'
import { examineMailRecords, examineMailServer } from './mail.ts'
import { examineRedis } from './redis.ts'
import { examineVariables } from './variables.ts'

/**
 * Tells a line for each variable and service that production needs, as this process would start
 * with them, and changes nothing. False where a line fails.
 */
export async function examine(print: (line: string) => void): Promise<boolean> {
  const { settings, problems } = examineProcessSettings('production')
  const variables = examineVariables(settings, problems)
  const services = await Promise.all([
    examineDatabase(settings),
    examineMailServer(settings),
    problems.some((line) => line.startsWith('MAIL_FROM:'))
      ? []
      : examineMailRecords(settings, openLookUp()),
    examineStorage(settings),
    examineDataFolder(settings),
    examineRedis(settings),
    examineDecoders(settings),
    examinePages(),
  ])
  const found = [ok('node', process.version), ...withoutRepeats([...variables, ...services.flat()])]
  for (const { level, name, text } of found) print(`${level}: ${name}: ${text}`)
  const count = (level: Finding['level']) => found.filter((each) => each.level === level).length
  print(`${count('ok')} ok, ${count('warn')} to check, ${count('fail')} failed`)
  return count('fail') === 0
}

/** A variable that is wrong or doubtful has no line that it is well. */
function withoutRepeats(found: readonly Finding[]): Finding[] {
  const doubtful = new Set(found.filter(({ level }) => level !== 'ok').map(({ name }) => name))
  return found.filter(({ level, name }) => level !== 'ok' || !doubtful.has(name))
}
