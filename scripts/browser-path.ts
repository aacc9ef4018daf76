import { existsSync } from 'node:fs'

/** Without a window's own parts Chromium takes three quarters of the time. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The Chromium of `CHROMIUM_PATH`, else one that the system has. */
export function browserPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? browsers.find((path) => existsSync(path))
}
