import type { settingsOperations } from '#contract/settings.ts'
import { settings } from '#server/db/schema/index.ts'
import type { HandlersOf } from '#server/operations/context.ts'

export const settingsHandlers: HandlersOf<keyof typeof settingsOperations> = {
  async getPublicConfig({ tx, services }) {
    const { links, captcha } = services.settings
    const [row] = await tx.select({ showVideo: settings.showVideo }).from(settings)
    return {
      showVideo: row?.showVideo ?? false,
      links,
      captcha: { provider: captcha.provider, siteKey: captcha.siteKey },
    }
  },

  async setConfig({ tx }, { showVideo }) {
    await tx.update(settings).set({ showVideo })
    return { showVideo }
  },
}
