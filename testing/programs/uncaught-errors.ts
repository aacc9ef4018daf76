import pino from 'pino'
import { handleUncaughtErrors } from '#server/start/crash-handlers.ts'

/** Makes both kinds of mistake, one after the other, and says when it is asked to stop. */
handleUncaughtErrors(pino())
process.once('SIGTERM', () => {
  console.log('asked to stop')
  process.exit()
})
setTimeout(() => {
  console.log('goes on')
  throw new Error('in a callback')
}, 50)
void Promise.reject(new Error('nobody waited'))
