import { z } from 'zod'
import { blankAsNull, name, phone, text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { country } from '#contract/catalogue/places/world.ts'

/** Accepts a missing value, null or an empty one, all of which mean that there is none. */
export function orNone<Schema extends z.ZodType>(schema: Schema) {
  return blankAsNull(schema.nullish()).transform((value) => value ?? null)
}

const isWebAddress = (value: string) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
}

/** An address as people write it: `www.acme.example` is taken for https. */
const website = text(limits.websiteMaxLength)
  .overwrite((written) => (/^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`))
  .refine(isWebAddress, { error: messages.invalid })

const licence = z.object({
  kind: text(limits.licenceKindMaxLength),
  number: text(limits.licenceMaxLength),
})

/** An agency's own data, as a person who registers for it gives them. */
export const ownAgencyFields = {
  name,
  country,
  city: text(limits.nameMaxLength),
  website: orNone(website),
  phone: orNone(phone),
  taxId: orNone(text(limits.taxIdMaxLength)),
  licence: orNone(licence),
}
