import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Preloaded into a server under test: at SIGUSR2 it collects garbage and writes what memory it holds to HEAP_FILE. */
const file = process.env['HEAP_FILE']

if (file !== undefined) {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    collect()
    writeFileSync(file, JSON.stringify(process.memoryUsage()))
  })
}
