import { z } from 'zod'
import { declareToggleStatus } from '#contract/catalogue/kinds/declare.ts'
import { media } from '#contract/catalogue/media.ts'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import {
  answeredId,
  clearable,
  email,
  id,
  idOnly,
  ids,
  lines,
  nothing,
  phone,
  text,
} from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'
import { messages } from '#contract/base/text/messages.ts'
import { isLanguageOfPersons } from '#contract/catalogue/places/world.ts'

const spoken = z
  .array(z.string().refine(isLanguageOfPersons, { error: messages.invalid }))
  .max(limits.specialistLanguagesMax, { error: messages.tooMany })
  .overwrite((list) => [...new Set(list)])

const fields = z.object({
  name: text(limits.specialistTextMaxLength),
  role: languageTexts(text(limits.specialistTextMaxLength)),
  bio: languageTexts(lines(limits.specialistBioMaxLength)),
  /** Spoken languages as ISO 639-1 codes. */
  languages: spoken,
  /** Their journeys begin in these regions. */
  regionIds: ids(0, messages.tooMany, limits.specialistRegionsMax),
  /** An empty list is every kind. */
  kinds: z
    .array(z.enum(kinds))
    .max(limits.listSentMax)
    .overwrite((list) => [...new Set(list)]),
  phone: clearable(phone),
  whatsapp: clearable(phone),
  email: clearable(email),
  /** The admin whose requests they answer. */
  userId: clearable(id),
  status: z.boolean(),
  /** The lowest first. */
  order: z.int().min(0).max(limits.pageOrderMax),
})

const stringOrNull = z.string().nullable()

/** A specialist as everybody sees one. */
export const publicSpecialist = z
  .object({
    id: z.guid(),
    name: z.string(),
    role: answeredTexts,
    bio: answeredTexts,
    languages: z.array(z.string()),
    regionIds: z.array(z.guid()),
    kinds: z.array(z.enum(kinds)),
    phone: stringOrNull,
    whatsapp: stringOrNull,
    email: stringOrNull,
    photo: media.nullable(),
  })
  .meta({ id: 'PublicSpecialist' })

export type PublicSpecialist = z.infer<typeof publicSpecialist>

const specialist = publicSpecialist
  .extend({
    /** These three for admins with adminPanel alone. */
    userId: z.guid().nullable().optional(),
    status: z.boolean().optional(),
    order: z.int().optional(),
  })
  .meta({ id: 'Specialist' })

export type Specialist = z.infer<typeof specialist>

/** The item or request of a traveller, as far as a specialist depends on it. */
interface SpecialistQuestion {
  /** The admin who has the request. */
  assigneeId?: string | null | undefined
  /** Null for a request without an item. */
  kind: Kind | null
  /** The region of the item's first destination. */
  regionId?: string | null | undefined
}

type Choosable = Pick<Specialist, 'regionIds' | 'kinds' | 'userId' | 'status'>

/**
 * Returns the enabled specialist of the assignee's account, else the first of the list whose regions and kinds hold
 * the item's, else null. The list stands by order; one without statuses has enabled ones alone.
 */
export function specialistFor<Each extends Choosable>(
  list: readonly Each[],
  { assigneeId, kind, regionId }: SpecialistQuestion,
): Each | null {
  const enabled = list.filter(({ status }) => status !== false)
  const own = assigneeId ? enabled.find(({ userId }) => userId === assigneeId) : undefined
  if (own) return own
  if (!regionId || kind === null) return null
  const knows = ({ regionIds, kinds: known }: Each) =>
    regionIds.includes(regionId) && (known.length === 0 || known.includes(kind))
  return enabled.find(knows) ?? null
}

/** People of the office whom travellers write to (requirements §10.8). */
export const specialistOperations = {
  listSpecialists: operation({
    summary: 'The specialists by order; disabled ones for admins with adminPanel.',
    access: 'public',
    effect: 'reads',
    panel: true,
    input: z.object({ adminPanel: z.boolean().optional() }),
    output: z.object({ list: z.array(specialist) }),
    failures: [],
  }),
  addSpecialist: operation({
    summary: 'Adds a specialist; at most 100.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'specialist',
    input: z.object({
      ...fields.partial().shape,
      name: fields.shape.name,
      status: fields.shape.status.default(true),
    }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  editSpecialist: operation({
    summary: 'Edits a specialist; omitted fields keep their value.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'specialist',
    input: z.object({ ...fields.partial().shape, id }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteSpecialist: operation({
    summary: 'Deletes a specialist with the photo.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'specialist',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  toggleSpecialistStatus: declareToggleStatus('specialist'),
  uploadSpecialistPhoto: operation({
    summary: 'Puts up a specialist’s photo; multipart with id and file (PNG, JPEG or WebP).',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'specialist',
    upload: 'graphic',
    idempotent: true,
    input: idOnly,
    output: media,
    failures: ['NOT_FOUND_ERROR'],
  }),
  removeSpecialistPhoto: operation({
    summary: 'Takes a specialist’s photo down; without one nothing happens.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'specialist',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
