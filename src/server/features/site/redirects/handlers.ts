import { count, desc, eq, ilike, or } from 'drizzle-orm'
import { invalidData, notFound } from '#contract/base/failures.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import type { redirectOperations } from '#contract/site/redirects/redirects.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { redirects } from '#server/platform/db/schema/index.ts'
import { targetOf } from '#server/platform/site/redirects/redirect-index.ts'
import { lockRedirects } from '#server/platform/site/redirects/write-redirect.ts'
import { addRedirect, editRedirect } from './edit-redirect.ts'
import { exportRedirects } from './export-redirects.ts'
import { importRedirects } from './import-redirects.ts'
import { readRedirectSheet } from './read-redirect-sheet.ts'

export const redirectHandlers: HandlersOf<keyof typeof redirectOperations> = {
  async listRedirects({ tx }, { keyword, limit = limits.listMax, offset = 0 }) {
    const pattern = keyword && `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    const wanted = pattern
      ? or(ilike(redirects.from, pattern), ilike(redirects.toAddress, pattern))
      : undefined
    const rows = await tx
      .select()
      .from(redirects)
      .where(wanted)
      .orderBy(desc(redirects.sequence))
      .limit(limit)
      .offset(offset)
    const [all] = await tx.select({ total: count() }).from(redirects).where(wanted)
    const list = rows.map(({ id, from, hits, createdAt, ...row }) => {
      return { id, from, to: targetOf(row), hits, createdAt }
    })
    return { list, total: all?.total ?? 0 }
  },

  addRedirect: { prepare: addRedirect },
  editRedirect: { prepare: editRedirect },

  async deleteRedirect({ tx }, { id }) {
    await lockRedirects(tx)
    const gone = await tx
      .delete(redirects)
      .where(eq(redirects.id, id))
      .returning({ id: redirects.id })
    if (gone.length === 0) throw notFound()
  },

  async importRedirects(context, input) {
    if (!context.file) throw invalidData('file', messages.fileMissing)
    // The file is gone when this call has been answered; its rows are not.
    const sheet = await readRedirectSheet(context.services.sheetReader, context.file, input)
    return importRedirects(context, { sheet, ...input })
  },

  async exportRedirects(context, { format }) {
    return exportRedirects(context, format)
  },
}
