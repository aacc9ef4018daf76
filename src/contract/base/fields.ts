import tlds from 'tlds' with { type: 'json' }
import { z } from 'zod'
import { isAccepted } from './languages/parse-scope.ts'
import { languages } from './languages/languages.ts'
import { limits } from './limits.ts'
import { messages } from './text/messages.ts'
import type { AnsweredFile } from './operation.ts'

const wellFormed = (text: string) => text.isWellFormed() && !text.includes('\0')

/** No line breaks or other controls. */
const isOneLine = (text: string) => !/\p{Cc}/u.test(text)

/** Marks that nobody sees, as address books put them around numbers; scripts need joiners within words. */
const invisible =
  /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])|(?![\u200c\u200d])\p{Cf}/gu

const withoutInvisible = (text: string) => text.replaceAll(invisible, '')

/** No controls but tabs and line breaks. */
const isPlain = (text: string) => !/(?![\t\n\r])\p{Cc}/u.test(text)

/**
 * Trimmed text in one line that PostgreSQL can hold, of 1 to `max` characters, one spelling for
 * what looks the same (NFC), without invisible format characters; `empty` is said for missing or empty.
 */
export function text(max: number, empty: string = messages.required) {
  const sent = z.string({ error: empty }).overwrite(withoutInvisible).trim().normalize('NFC')
  return bounded(sent, max, empty).refine(isOneLine, { error: messages.textMalformed })
}

/** The same in any number of lines, each ended alike. */
export function lines(max: number, empty: string = messages.required) {
  const sent = z.string({ error: empty }).trim().normalize('NFC')
  return bounded(
    sent.overwrite((text) => text.replaceAll(/\r\n?/g, '\n')),
    max,
    empty,
  ).refine(isPlain, { error: messages.textMalformed })
}

/** Text in any number of lines, kept as it was sent but for blanks around it. */
export function verbatimText(max: number, empty: string = messages.required) {
  return bounded(z.string({ error: empty }).trim(), max, empty).refine(isPlain, {
    error: messages.textMalformed,
  })
}

/** The same, but it may be empty. */
export function verbatimTextOrEmpty(max: number) {
  return z
    .string()
    .trim()
    .max(max, { error: messages.tooLong })
    .refine(wellFormed, { error: messages.textMalformed, abort: true })
    .refine(isPlain, { error: messages.textMalformed })
}

function bounded(string: z.ZodString, max: number, empty: string) {
  return string
    .min(1, { error: empty })
    .max(max, { error: messages.tooLong })
    .refine(wellFormed, { error: messages.textMalformed, abort: true })
}

/** A person's or item's name: 1 to 255 characters. */
export const name = text(limits.nameMaxLength, messages.nameEmpty)

/** A country's or region's name, with its own message (requirements §2.22). */
export const placeName = text(limits.nameMaxLength, messages.placeNameEmpty)

const hasNumber = (typed: string) =>
  typed.replaceAll(/\P{Nd}/gu, '').length >= limits.phoneDigitsMin

/** A phone number as somebody writes it, of 6 digits or more. */
export const phone = text(limits.phoneMaxLength).refine(hasNumber, { error: messages.phoneInvalid })

export const id = z.guid({ error: messages.idInvalid }).toLowerCase()

/** A language in use. */
export const lang = z.enum(languages).refine(isAccepted)

let topLevelDomains: Set<string> | undefined

function isKnownTopLevelDomain(domain: string): boolean {
  topLevelDomains ??= new Set(
    tlds.flatMap((tld) => [tld, new URL(`http://x.${tld}`).hostname.slice(2)]),
  )
  return topLevelDomains.has(domain.slice(domain.lastIndexOf('.') + 1))
}

const emailShape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/

/** Letters, digits and marks, in labels: what a browser may be asked to write in ASCII. */
const domainShape = /@([\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)$/u

/** The address with its domain as DNS knows it, so that one mailbox is written in one way. */
function withAsciiDomain(address: string): string {
  const domain = domainShape.exec(address)?.[1]
  if (domain === undefined || !URL.canParse(`http://${domain}`)) return address
  return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname
}

function isEmail(address: string): boolean {
  return (
    address.length <= limits.emailMaxLength &&
    emailShape.test(address) &&
    // In a header an encoded word begins so, and stands for other characters.
    !address.includes('=?') &&
    isKnownTopLevelDomain(address)
  )
}

/**
 * An e-mail address with a known top-level domain, trimmed and lower-cased, its domain in ASCII;
 * at most 254 characters.
 */
export const email = z
  .string({
    error: (issue) => (issue.input === undefined ? messages.emailRequired : messages.emailInvalid),
  })
  .trim()
  .min(1, { error: messages.emailEmpty, abort: true })
  .max(limits.emailMaxLength, { error: messages.emailInvalid, abort: true })
  .normalize('NFC')
  .toLowerCase()
  .overwrite(withAsciiDomain)
  .refine(isEmail, { error: messages.emailInvalid })
  .meta({ format: 'email' })

const hasEveryClass = (password: string) =>
  /\p{Lu}/u.test(password) &&
  /\p{Ll}/u.test(password) &&
  /\p{Nd}/u.test(password) &&
  /[^\p{L}\p{N}\s]/u.test(password)

/** A password to be set: at least 8 characters of four classes, never trimmed (requirements §1.10). */
export const newPassword = z
  .string({ error: messages.passwordRequired })
  .min(limits.passwordMinLength, { error: messages.passwordShort })
  .max(limits.passwordMaxLength, { error: messages.tooLong })
  .refine(wellFormed, { error: messages.textMalformed })
  .refine(hasEveryClass, { error: messages.passwordWeak })
  .meta({
    format: 'password',
    description: 'Upper and lower case, a digit and a special character',
  })

/** A password to be checked. */
export const givenPassword = z
  .string({ error: messages.passwordRequired })
  .min(1, { error: messages.passwordEmpty })
  .max(limits.passwordMaxLength, { error: messages.tooLong })

/** An opaque token: e-mail token, log-in token or captcha token. */
export const opaqueToken = bounded(
  z.string({ error: messages.required }).trim(),
  limits.tokenMaxLength,
  messages.required,
)

/** A list of distinct uuids, at most 200. */
export function ids(min: number, tooFew: string = messages.tooFew, max: number = limits.idsMax) {
  return z
    .array(id, { error: tooFew })
    .min(min, { error: tooFew })
    .max(max, { error: max === limits.idsMax ? messages.tooMany : tooFew })
    .refine((list) => new Set(list).size === list.length, { error: messages.repeatedId })
}

/** A filter of a list: one value, or up to 200 of which any may match. */
export function oneOrMore<Value extends z.ZodType>(value: Value) {
  return z.union([value, z.array(value).min(1).max(limits.idsMax)])
}

/** Returns the value that `oneOrMore` accepted as a list. */
export function asList<Value>(taken: Value | readonly Value[]): readonly Value[] {
  return Array.isArray(taken) ? (taken as readonly Value[]) : [taken as Value]
}

/** A tag: trimmed and lower-cased. */
export const tag = text(limits.tagMaxLength).toLowerCase()

/** Tags: trimmed, lower-cased, unique; at most 40 of at most 60 characters, repeated ones aside. */
export const tags = z
  .array(tag)
  .max(limits.tagsSentMax, { error: messages.tooMany, abort: true })
  .transform((list) => [...new Set(list)])
  .refine((list) => list.length <= limits.tagsMax, { error: messages.tooMany })
  .meta({ description: `At most ${limits.tagsMax} different ones` })

/** A moment as it was answered before; ISO text or a date. */
export const moment = z
  .union([z.date(), z.iso.datetime({ offset: true })])
  .transform((value) => new Date(value))

/** An empty text says nothing, as null does. */
export function blankAsNull<Schema extends z.ZodType>(schema: Schema) {
  const sent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)
  return z.preprocess(sent, schema)
}

/** A field that null or an empty text clears. */
export const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  blankAsNull(schema.nullable()).transform((value) => value ?? null)

/** Returns whether a text is an https address that names no user. */
export function isHttpsAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === ''
}

/** A field that may be left out or null, and then is `fallback`. */
export function orElse<Schema extends z.ZodType, Fallback extends z.output<Schema> | null>(
  schema: Schema,
  fallback: Fallback,
) {
  type Value = z.output<Schema> | (null extends Fallback ? null : never)
  return schema.nullish().transform((value) => (value ?? fallback) as Value)
}

/** A field that null empties; where it is left out, nothing is said of it. */
export function orEmpty<Schema extends z.ZodType>(schema: Schema, empty: z.output<Schema>) {
  return schema.nullable().transform((value): z.output<Schema> => value ?? empty)
}

/** How much of a list: absent means all, up to 1,000. */
export const page = {
  limit: z.int().min(1).max(limits.listMax).optional(),
  offset: z.int().min(0).optional(),
}

/** The answer of an operation that answers nothing (204). */
export const nothing = z.void()

/** The answer of an operation that answers a file; see `answersFile`. */
export const answeredFile = z.custom<AnsweredFile>()

export const idOnly = z.object({ id })
export const answeredId = z.object({ id: z.guid() })
export const noPayload = z.object({})
