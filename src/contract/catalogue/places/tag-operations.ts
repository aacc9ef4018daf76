import { z } from 'zod'
import { name, noPayload, page, tag } from '#contract/base/fields.ts'
import { answeredTexts, languageTexts } from '#contract/base/languages/language-texts.ts'
import { operation } from '#contract/base/operation.ts'
import { listKeyword } from '../search.ts'
import { answeredAliases, tagAliases } from './place-fields.ts'

const answeredTag = z.object({ tag: z.string(), names: answeredTexts })

export const tagOperations = {
  listTags: operation({
    summary:
      'Tags in use, by name, with their names and aliases and how many items have each as their own.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'reads',
    input: z.object({
      /** Tags that contain it, or one of whose names does, case and accents aside. */
      keyword: listKeyword.optional(),
      limit: page.limit,
    }),
    output: z.object({
      list: z.array(
        answeredTag.extend({
          uses: z.int(),
          /** An editor's list; null where the shipped words stand. */
          aliases: answeredAliases.nullable(),
          /** The shipped words of its theme; none where it is no common one. */
          defaultAliases: answeredAliases,
        }),
      ),
    }),
    failures: [],
  }),
  getTagNames: operation({
    summary:
      'What the tags of visible items are called in each language; those without names aside.',
    access: 'public',
    effect: 'reads',
    input: noPayload,
    output: z.object({ list: z.array(answeredTag) }),
    failures: [],
  }),
  editTag: operation({
    summary: 'Names a tag that is in use, language by language, and stores its aliases.',
    access: 'admin',
    duties: ['catalogue'],
    effect: 'writes',
    changes: 'tag',
    input: z.object({
      tag,
      names: languageTexts(name).optional(),
      /** An empty list leaves the tag without any; null gives it the shipped ones back. */
      aliases: tagAliases.optional(),
    }),
    output: answeredTag,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
