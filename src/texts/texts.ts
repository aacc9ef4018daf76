import type { MessageKey } from '#contract/base/text/messages.ts'
import type { en } from '#texts/en/en.ts'
import type { admin } from '#texts/en/ui/admin.ts'
import type { documents } from '#texts/en/ui/documents.ts'

/** The shape that every language has to fill: English's keys with texts of its own. */
export type TextsOf<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : TextsOf<Source[Key]>
}

export type Texts = TextsOf<typeof en>

/** The panel's texts, a namespace of their own: public pages do not carry them. */
export type AdminTexts = TextsOf<typeof admin>

/** Texts of mails, PDFs and the server's own pages, beside the site's. */
export type DocumentTexts = TextsOf<typeof documents>

/** Messages of forms about broken rules, by the rule's name. */
export type MessageTexts = Record<MessageKey, string>
