import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { email, lines, name, tags, verbatimText } from './fields.ts'
import { operations } from '#contract/index.ts'
import { limits } from './limits.ts'
import { messages } from './text/messages.ts'

const issuesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe('an e-mail', () => {
  it.each([
    ['x@exämple.com', 'x@xn--exmple-cua.com'],
    ['x@EXÄMPLE.com', 'x@xn--exmple-cua.com'],
    ['x@exa\u0308mple.com', 'x@xn--exmple-cua.com'],
    ['x@xn--exmple-cua.com', 'x@xn--exmple-cua.com'],
    ['x@ｅｘａｍｐｌｅ.com', 'x@example.com'],
    ['x@例え.テスト.jp', 'x@xn--r8jz45g.xn--zckzah.jp'],
    ['x@straße.de', 'x@xn--strae-oqa.de'],
    [" O'Hara+1@Example.COM ", "o'hara+1@example.com"],
  ])('%j is stored as %s', (given, stored) => {
    expect(email.parse(given)).toBe(stored)
  })

  it.each([
    'ｘ@example.com',
    '=?utf-8?q?x?=@example.com',
    'x@exam ple.com',
    'x@example.com/path',
    'x@1.2.3.4',
    'x@example.com\u202e',
    `x@${'ä'.repeat(60)}.${'ä'.repeat(60)}.${'ä'.repeat(60)}.${'ä'.repeat(50)}.com`,
  ])('%j is refused', (given) => {
    expect(issuesOf(email, given)).toEqual([messages.emailInvalid])
  })
})

describe('text', () => {
  const controls = ['\0', '\u001b', '\u007f', '\u0085', '\u009f', 'a\nb', 'a\tb', 'a\r\nb']

  it.each(controls)('in one line has no %j', (given) => {
    expect(issuesOf(name, `a${given}b`)).toEqual([messages.textMalformed])
    expect(issuesOf(tags, [`a${given}b`])).toEqual([messages.textMalformed])
  })

  it.each(['Ana 👩', 'می\u200cخواهم', 'ക്\u200dഷ', "O'Hara", 'Ñandú – “sur”'])(
    'in one line may be %j',
    (given) => {
      expect(name.parse(given)).toBe(given)
    },
  )

  it('in one line loses every format character, wherever it stands, but joiners within words', () => {
    const format = Array.from({ length: 0x11_00_00 }, (_, point) => point)
      .filter((point) => /\p{Cf}/u.test(String.fromCodePoint(point)))
      .map((point) => String.fromCodePoint(point))
    const joiners = ['\u200c', '\u200d']
    for (const mark of format) {
      expect(name.parse(`${mark}+54 ${mark}11${mark}`)).toBe('+54 11')
      expect(name.parse(`a${mark}b`)).toBe(joiners.includes(mark) ? `a${mark}b` : 'ab')
      expect(name.parse(`ñ${mark}${mark}`)).toBe('ñ')
      expect(issuesOf(name, `${mark} ${mark}`)).toEqual([messages.nameEmpty])
    }
    expect(name.parse('\u202a+54 9 11 5555-0100\u202c')).toBe('+54 9 11 5555-0100')
    expect(tags.parse(['\u2068sol\u2069'])).toEqual(['sol'])
  })

  it('in many lines ends each alike', () => {
    expect(lines(20).parse('a\r\nb\rc\n\td')).toBe('a\nb\nc\n\td')
    expect(verbatimText(20).parse('a\r\nb\n\td')).toBe('a\r\nb\n\td')
  })

  it.each(['\0', '\u001b', '\u000b', '\u0085'])('in many lines has no %j', (given) => {
    expect(issuesOf(lines(20), `a${given}b`)).toEqual([messages.textMalformed])
    expect(issuesOf(verbatimText(20), `a${given}b`)).toEqual([messages.textMalformed])
  })
})

describe('a list', () => {
  it('of tags is short, also before repeated ones are dropped', () => {
    const repeated = (times: number) => Array.from({ length: times }, () => 'Sol')
    expect(tags.parse(repeated(limits.tagsSentMax))).toEqual(['sol'])
    expect(issuesOf(tags, repeated(limits.tagsSentMax + 1))).toEqual([messages.tooMany])
    const different = Array.from({ length: limits.tagsMax + 1 }, (_, index) => `tag ${index}`)
    expect(issuesOf(tags, different)).toEqual([messages.tooMany])
  })

  it.each(Object.entries(operations))('in %s has a bound', (_name, { input }) => {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
    expect(unboundedLists(schema)).toEqual([])
  })
})

/** Where a JSON Schema has lists of any length. */
function unboundedLists(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isList = 'type' in schema && schema.type === 'array'
  const inside = Object.entries(schema).flatMap(([key, value]) =>
    unboundedLists(value, `${path}/${key}`),
  )
  return isList && !('maxItems' in schema) ? [path, ...inside] : inside
}
