import type { MessageKey } from '#contract/base/text/messages.ts'
import type { en } from '#texts/en/en.ts'
import type { admin } from '#texts/en/ui/admin.ts'

/** The shape that every language has to fill: English's keys with texts of its own. */
export type TextsOf<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : TextsOf<Source[Key]>
}

export type Texts = TextsOf<typeof en>

/** The panel's texts, a namespace of their own: public pages do not carry them. */
export type AdminTexts = TextsOf<typeof admin>

/** Messages of forms about broken rules, by the rule's name. */
export type MessageTexts = Record<MessageKey, string>
