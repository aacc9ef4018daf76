import type { settingsOperations } from '#contract/site/settings.ts'
import { settings } from '#server/platform/db/schema/index.ts'
import { readPrivacyVersion } from '#server/features/privacy/privacy-notice.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { readSite } from '#server/platform/site/read-site.ts'

export const settingsHandlers: HandlersOf<keyof typeof settingsOperations> = {
  /** Anyone who has a session is approved: rights are read at every call. */
  async getPublicConfig({ tx, services, user }) {
    const { captcha } = services.settings
    const { reservations, priceList, chat } = (await readSite(tx, services.settings)).links
    const [row] = await tx.select({ showVideo: settings.showVideo }).from(settings)
    return {
      showVideo: row?.showVideo ?? false,
      links: user
        ? { reservations, priceList, chat }
        : { reservations: null, priceList: null, chat },
      agentLinks: reservations !== null || priceList !== null,
      consent: (await readPrivacyVersion(tx)) !== null,
      captcha: { provider: captcha.provider, siteKey: captcha.siteKey },
    }
  },

  async setConfig({ tx }, { showVideo }) {
    await tx.update(settings).set({ showVideo })
    return { showVideo }
  },
}
