import { expect, it } from 'vitest'
import { announceStart, announceVersion } from './console-output.ts'
import { readSettings } from '#server/platform/settings/env.ts'
import { openLog } from '#server/platform/monitoring/log.ts'

it('production says with lines of the log that it has started, which version, and what it warns of', () => {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const settings = readSettings({
    APP_MODE: 'production',
    SECRET: 'Jq3vUu0b7k5nXwZ2sT9yGm4cRf6hLp8d',
    SITE_URL: 'https://viajes.example.com',
    SITE_NAME: 'Viajes del Sur',
    SMTP_URL: 'smtp://localhost',
    MAIL_FROM: 'no-reply@example.com',
  })
  const log = openLog(settings, { write })
  announceVersion(settings, log)
  announceStart(settings, log, { password: null, pictures: 0 })
  expect(lines).toMatchObject([
    { level: 30, version: expect.stringMatching(/^\d+\.\d+\.\d+/), msg: 'starting' },
    {
      level: 30,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      msg: 'Viajes del Sur is ready at https://viajes.example.com',
    },
    { level: 40, msg: expect.stringMatching(/^DATABASE_URL: /) },
    { level: 40, msg: expect.stringMatching(/^TRUST_PROXY: /) },
  ])
})
