import { dropUnused } from '#contract/base/languages/drop-unused.ts'
import { languagesInUse } from '#contract/base/languages/languages-in-use.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { draftOperations } from '#contract/editing/drafts.ts'
import { notFound } from '#contract/base/failures.ts'
import { agencyLanguage } from '#contract/base/languages/languages.ts'
import { makePreviewLink } from '#server/platform/auth/tokens/preview-links.ts'
import { acceptedLanguage } from '#server/platform/http/accepted-language.ts'
import { type HandlersOf, type OperationContext, signedIn } from '#server/api/context.ts'
import { nameOfUser } from '#server/features/accounts/kit/find-users.ts'
import { lockItem, requireItem } from '#server/features/catalogue/kit/items.ts'
import { shapedFields } from './draft-shape.ts'
import { readPreview } from './preview.ts'
import { findDraftBefore, keepDraft } from '../undo/record-changes.ts'
import { deleteDraft, findDraft, storeDraft, takeDraft } from './store.ts'

export const draftHandlers: HandlersOf<keyof typeof draftOperations> = {
  async saveDraft(context, { kind, id, fields, updatedAt }) {
    const written = {
      kind,
      itemId: id,
      fields: shapedFields(kind, fields, context.languages),
      by: await whoCalls(context),
      seen: updatedAt,
    }
    const before = await findDraftBefore(context, { kind, id })
    const at = await storeDraft(context.tx, written, context.now)
    await keepDraft(context, { kind, id }, { before, at })
    return { updatedAt: at }
  },

  async getDraft({ tx, languages }, { kind, id }) {
    await requireItem(tx, kind, id)
    const draft = await findDraft(tx, id)
    if (!draft) return null
    const { updatedAt, byId, byName } = draft
    const { content, ignored } = dropUnused(draft.fields, languages)
    const by = { id: byId, name: byName }
    return { fields: content, updatedAt, by, ignoredLanguages: ignored }
  },

  async publishDraft({ tx, languages, within }, { kind, id, updatedAt, force }) {
    const { fields, basedOn } = await takeDraft(tx, { kind, itemId: id, seen: updatedAt })
    // What the edit is told to have seen is what the draft was begun with, whatever the form sent.
    const edit = {
      ...dropUnused(fields, languages).content,
      id,
      updatedAt: force ? undefined : basedOn,
    }
    return within(operationsOfKind[kind].edit, edit)
  },

  async discardDraft({ tx }, { kind, id }) {
    await lockItem(tx, kind, id)
    await deleteDraft(tx, id)
  },

  async addPreviewLink(context, { kind, id, draft }) {
    const { tx, now, services, request, languages } = context
    await requireItem(tx, kind, id)
    if (draft && !(await findDraft(tx, id))) throw notFound()
    const userId = signedIn(context).id
    const { token, expiresAt } = await makePreviewLink(tx, { itemId: id, draft, userId }, now)
    const lang =
      acceptedLanguage(request.acceptLanguage, languagesInUse(languages)) ?? agencyLanguage
    return { url: services.settings.siteUrl + paths.preview(lang, token), expiresAt }
  },

  getPreview: readPreview,
}

/** Returns the caller, by their current name. */
async function whoCalls(context: OperationContext): Promise<{ id: string; name: string }> {
  const { id } = signedIn(context)
  return { id, name: await nameOfUser(context.tx, id) }
}
