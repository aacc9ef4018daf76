import { z } from 'zod'
import {
  answeredId,
  blankAsNull,
  clearable,
  id,
  idOnly,
  lines,
  nothing,
  text,
} from '#contract/base/fields.ts'
import { kinds } from '#contract/base/kinds.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'
import { messages } from '#contract/base/text/messages.ts'
import { country } from '#contract/catalogue/places/world.ts'
import { httpsAddress } from './identity/site-fields.ts'

const origin = z.object({
  label: text(limits.testimonialOriginMaxLength),
  url: blankAsNull(httpsAddress.nullish()).transform((value) => value ?? null),
})

const kind = z.enum(kinds)

const fields = z.object({
  text: languageTexts(lines(limits.testimonialTextMaxLength)).refine(
    (given) => Object.keys(given).length > 0,
    { error: messages.required },
  ),
  author: text(limits.testimonialAuthorMaxLength),
  country: clearable(country),
  /** `YYYY-MM`. */
  travelledOn: clearable(
    z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: messages.invalid }),
  ),
  /** The publication or site that the words are taken from. */
  origin: origin.nullable(),
  /** The item that the words are about; both are null for the agency as a whole. */
  kind: kind.nullable(),
  entityId: clearable(id),
  status: z.boolean(),
  /** The lowest first. */
  order: z.int().min(0).max(limits.pageOrderMax),
})

const stringOrNull = z.string().nullable()

const testimonial = z
  .object({
    id: z.guid(),
    text: answeredTexts,
    author: z.string(),
    country: stringOrNull,
    travelledOn: stringOrNull,
    origin: z.object({ label: z.string(), url: stringOrNull }).nullable(),
    /** Null to the public where the item is hidden. */
    kind: kind.nullable(),
    entityId: z.guid().nullable(),
    /** These two for admins with adminPanel alone. */
    status: z.boolean().optional(),
    order: z.int().optional(),
  })
  .meta({ id: 'Testimonial' })

export type Testimonial = z.infer<typeof testimonial>

/** Words of travellers about an item or the agency, with their origin (requirements §10.9). */
export const testimonialOperations = {
  listTestimonials: operation({
    summary:
      'The testimonials by order, of an item or of all; disabled ones for admins with adminPanel.',
    access: 'public',
    effect: 'reads',
    panel: true,
    input: z.object({
      kind: kind.optional(),
      entityId: id.optional(),
      adminPanel: z.boolean().optional(),
    }),
    output: z.object({ list: z.array(testimonial) }),
    failures: [],
  }),
  addTestimonial: operation({
    summary: 'Adds a testimonial; at most 500.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'testimonial',
    input: z.object({
      ...fields.partial().shape,
      text: fields.shape.text,
      author: fields.shape.author,
      status: fields.shape.status.default(true),
    }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  editTestimonial: operation({
    summary: 'Edits a testimonial; omitted fields keep their value.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'testimonial',
    input: z.object({ ...fields.partial().shape, id }),
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteTestimonial: operation({
    summary: 'Deletes a testimonial.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'testimonial',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
