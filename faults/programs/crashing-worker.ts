import cluster from 'node:cluster'
import { existsSync } from 'node:fs'

/** Preloaded into a server under test: its workers end at once while there is the file CRASH_WHILE_THERE_IS. */
const mark = process.env['CRASH_WHILE_THERE_IS']

if (mark !== undefined && cluster.isWorker && existsSync(mark)) process.exit(1)
