import { sendReminders, type ReminderNeeds } from './send-reminders.ts'

const minuteMs = 60 * 1000

/**
 * Looks every minute what was promised, at once after a start, for as long as the process runs anyway. What was missed
 * while none ran is made up for, since the rows themselves tell what was told.
 */
export function sendRemindersRegularly(needs: ReminderNeeds): void {
  let running = false
  const look = async () => {
    if (running) return
    running = true
    await sendReminders(needs).catch((error: unknown) => {
      needs.log.warn({ err: error }, 'telling of overdue requests failed')
    })
    running = false
  }
  void look()
  setInterval(() => void look(), minuteMs).unref()
}
