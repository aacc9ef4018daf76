import { z } from 'zod'
import { id, idOnly, noPayload, nothing, text } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { operation } from '#contract/base/operation.ts'
import { partnerMessages } from './partner-messages.ts'

/** Permissions of a key. */
export const keyScopes = ['catalogue:read', 'rates:read', 'quotes:read', 'quotes:write'] as const

export type KeyScope = (typeof keyScopes)[number]

/** An address without path, as browsers name where a page comes from. */
const origin = z
  .string({ error: partnerMessages.originInvalid })
  .trim()
  .max(limits.originMaxLength, { error: partnerMessages.originInvalid })
  .overwrite((written) => (URL.canParse(written) ? withoutSlash(written) : written))
  .refine((written) => /^https?:/.test(written) && isOrigin(written), {
    error: partnerMessages.originInvalid,
  })

const withoutSlash = (written: string) =>
  new URL(written).href === `${new URL(written).origin}/` ? new URL(written).origin : written

const isOrigin = (written: string) => URL.canParse(written) && new URL(written).origin === written

const distinct = <Value>(values: Value[]) => [...new Set(values)]

const apiKey = z
  .object({
    id: z.guid(),
    name: z.string(),
    scopes: z.array(z.enum(keyScopes)),
    /** Agency for which the key reads rates and reads and makes quotes; null for none. */
    agencyId: z.guid().nullable(),
    /** Where pages come from that may use it in a browser. */
    origins: z.array(z.string()),
    createdAt: z.date(),
    lastUsedAt: z.date().nullable(),
    /** Since midnight in the agency's time zone. */
    callsToday: z.int(),
  })
  .meta({ id: 'ApiKey' })

export type ApiKey = z.infer<typeof apiKey>

/** The keys that partners call with (requirements §17.2). */
export const keyOperations = {
  listApiKeys: operation({
    summary: 'Every key that partners call with, newest first; what it was told with is not kept.',
    access: 'admin',
    duties: ['trade'],
    effect: 'reads',
    input: noPayload,
    output: z.object({ list: z.array(apiKey) }),
    failures: [],
  }),
  addApiKey: operation({
    summary: 'Makes a key for a partner; it is shown this once.',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    fresh: true,
    changes: 'key',
    secretAnswer: true,
    input: z.object({
      name: text(limits.partnerNameMaxLength),
      scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length).overwrite(distinct),
      agencyId: id.nullable().default(null),
      origins: z.array(origin).max(limits.originsMax).overwrite(distinct).default([]),
    }),
    output: z.object({ id: z.guid(), key: z.string() }),
    failures: ['NOT_FOUND_ERROR'],
  }),
  deleteApiKey: operation({
    summary: 'Deletes a key: the next call with it is refused.',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    changes: 'key',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
