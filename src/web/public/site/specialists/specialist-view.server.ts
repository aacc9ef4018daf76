import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { type PublicSpecialist, specialistFor } from '#contract/site/specialists.ts'
import type { PageContext } from '#web/page-context.ts'
import { languageName, listText } from '#web/shared/i18n/formats.ts'

export type SpecialistView = ReturnType<typeof toSpecialistView>

/** A specialist as cards show one, in the page's language. */
export function toSpecialistView(specialist: PublicSpecialist, language: Language) {
  const { id, name, photo, phone, whatsapp, email, languages } = specialist
  const spoken = languages.map((code) => languageName(code, language))
  return {
    id,
    name,
    photo,
    phone,
    whatsapp,
    email,
    role: pickText(specialist.role, language),
    bio: pickText(specialist.bio, language),
    speaks: spoken.length > 0 ? listText(spoken, language) : undefined,
  }
}

/** The specialist of an item by the region of its first destination; null for none. */
export async function loadSpecialist(
  { caller, language }: Pick<PageContext, 'caller' | 'language'>,
  kind: Kind,
  regionId: string | undefined,
): Promise<SpecialistView | null> {
  const { list } = await caller('listSpecialists', {})
  const found = specialistFor(list, { kind, regionId })
  return found && toSpecialistView(found, language)
}

/** All of them, as the about page shows them. */
export async function loadSpecialists({
  caller,
  language,
}: Pick<PageContext, 'caller' | 'language'>): Promise<SpecialistView[]> {
  const { list } = await caller('listSpecialists', {})
  return list.map((each) => toSpecialistView(each, language))
}
