import { carryOutDue, type ScheduleNeeds } from './carry-out-due.ts'

/** What is planned happens at most a minute late: three further looks may fail. */
const everyMs = 15 * 1000

/**
 * Looks for planned changes that have come due, at once after a start, for as long as the process runs anyway.
 * What was missed while none ran is made up for, since the rows themselves tell what is still to be done.
 */
export function carryOutScheduleRegularly(needs: ScheduleNeeds): void {
  let running = false
  const look = async () => {
    if (running) return
    running = true
    await carryOutDue(needs).catch((error: unknown) => {
      needs.log.warn({ err: error }, 'looking for planned changes failed')
    })
    running = false
  }
  void look()
  setInterval(() => void look(), everyMs).unref()
}
