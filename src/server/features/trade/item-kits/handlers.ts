import { and, eq } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import type { itemKitOperations } from '#contract/trade/item-kits.ts'
import { makeKitLink } from '#server/platform/auth/tokens/kit-links.ts'
import { visibleItems } from '#server/platform/db/schema/index.ts'
import { type HandlersOf, signedIn } from '#server/api/context.ts'

export const itemKitHandlers: HandlersOf<keyof typeof itemKitOperations> = {
  async getKitLink(context, { kind, id }) {
    const { tx, now, services } = context
    const isShown = and(eq(visibleItems.id, id), eq(visibleItems.kind, kind))
    if ((await tx.$count(visibleItems, isShown)) === 0) throw notFound()
    const userId = signedIn(context).id
    const { token, expiresAt } = await makeKitLink(tx, { itemId: id, userId }, now)
    return { url: `${services.settings.siteUrl}/kit/${kind}/${id}.zip?link=${token}`, expiresAt }
  },
}
