import { Failure } from '#contract/base/failures.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { SiteAnswer, siteOperations } from '#contract/site/identity/site.ts'
import { weakPairs } from '#contract/base/colors.ts'
import type { HandlersOf, OperationContext } from '#server/api/context.ts'
import { presentSite } from '#server/platform/site/present-site.ts'
import { type Site, readSite } from '#server/platform/site/read-site.ts'
import { requireAssignees } from './assignees.ts'
import { changeSite, lockSite, removePicture, uploadPicture } from './pictures.ts'

/** Refuses colours that text cannot be read in, and names each pair with its contrast. */
function refuseWeakColors(colors: Site['colors'] | null | undefined): void {
  const weak = colors ? weakPairs(colors) : []
  if (weak.length === 0) return
  throw new Failure('INVALID_DATA_ERROR', {
    issues: weak.map(({ pair, ratio }) => ({
      path: 'colors',
      message: `${messages.weakContrast}: ${pair}, ${ratio.toFixed(2)} : 1 (4.5 : 1)`,
    })),
  })
}

/** Presents the public part of the site; agents also get their links, admins who ask for it the rest. */
function presentFor(found: Site, { user, adminPanel }: OperationContext): SiteAnswer {
  const { links, markets, sender, retention, inherited } = found
  const answer = { ...presentSite(found), ...(user && { links }) }
  return adminPanel ? { ...answer, markets, sender, retention, inherited } : answer
}

export const siteHandlers: HandlersOf<keyof typeof siteOperations> = {
  async getSite(context) {
    return presentFor(await readSite(context.tx, context.services.settings), context)
  },

  async editSite({ tx, now }, { updatedAt, ...given }) {
    refuseWeakColors(given.colors)
    await requireAssignees(tx, given.markets)
    const before = await lockSite(tx)
    if (updatedAt && updatedAt < before.updatedAt) throw new Failure('EDIT_CONFLICT_ERROR')
    const sections = given.sections && { ...before.sections, ...given.sections }
    const fields = Object.entries({ ...given, sections: sections ?? given.sections }).filter(
      ([, value]) => value !== undefined,
    )
    return { updatedAt: await changeSite(tx, Object.fromEntries(fields), now) }
  },

  uploadSiteLogo: { prepare: (context) => uploadPicture(context, 'logoId') },
  uploadSiteLogoDark: { prepare: (context) => uploadPicture(context, 'logoDarkId') },
  uploadSiteIcon: { prepare: (context) => uploadPicture(context, 'iconId') },
  removeSiteLogo: (context) => removePicture(context, 'logoId'),
  removeSiteLogoDark: (context) => removePicture(context, 'logoDarkId'),
  removeSiteIcon: (context) => removePicture(context, 'iconId'),
}
