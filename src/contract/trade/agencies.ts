import { z } from 'zod'
import { media } from '#contract/catalogue/media.ts'
import { answeredId, id, idOnly, moment, noPayload, nothing, page } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'
import { listKeyword } from '#contract/catalogue/search.ts'
import {
  agencyCheck,
  agencyFields,
  agencyStatuses,
  answeredAgency,
  answeredOwnAgency,
  suggestedAgencies,
} from './agency-fields.ts'
import { ownAgencyFields } from './own-agency-fields.ts'
import { generalRateList } from './rates/rate-terms.ts'

const { status, sheets, shares, branches, ...rest } = agencyFields

const newAgency = z.object({
  ...rest,
  status: status.default('approved'),
  sheets: sheets.default([generalRateList]),
  shares: shares.default('all'),
  branches: branches.default([]),
})

const editedAgency = z.object(agencyFields).partial().extend({
  id,
  /** Takes the logo down; a new one is put up by uploadAgencyLogo. */
  logo: z.null().optional(),
  updatedAt: moment.optional(),
})

const editedOwnAgency = z.object({
  phone: ownAgencyFields.phone.optional(),
  website: ownAgencyFields.website.optional(),
  logo: z.null().optional(),
})

/** An agency with its people, and agencies that may be the same one under another name. */
const detailedAgency = answeredAgency.extend({
  people: z.array(
    z.object({
      id: z.guid(),
      name: z.string(),
      email: z.string(),
      position: z.string().nullable(),
      isApproved: z.boolean(),
      manager: z.boolean(),
      branch: z.string().nullable(),
    }),
  ),
  /** Two different agencies that registrants match by tax id and website; [] for any other. */
  suggested: suggestedAgencies,
  alike: z.array(
    z.object({
      id: z.guid(),
      name: z.string(),
      because: z.enum(['taxId', 'website', 'name']),
    }),
  ),
})

export type DetailedAgency = z.infer<typeof detailedAgency>

/** The agencies that sell what we operate (requirements §16.1). */
export const agencyOperations = {
  listAgencies: operation({
    summary: 'A page of agencies, newest first; the keyword is in name, city, website or tax id.',
    access: 'admin',
    duties: ['trade'],
    effect: 'reads',
    input: z.object({
      ...page,
      status: z.enum(agencyStatuses).optional(),
      /** Approved, and without terms or without a sheet: its people see no rates. */
      withoutTerms: z.literal(true).optional(),
      keyword: listKeyword.optional(),
    }),
    output: z.object({
      list: z.array(answeredAgency),
      total: z.int(),
      counts: z.object({
        pending: z.int(),
        approved: z.int(),
        rejected: z.int(),
        suspended: z.int(),
      }),
    }),
    failures: [],
  }),
  detailAgency: operation({
    summary: 'An agency with its people, and others that may be the same one.',
    access: 'admin',
    duties: ['trade'],
    effect: 'reads',
    input: idOnly,
    output: detailedAgency,
    failures: ['NOT_FOUND_ERROR'],
  }),
  addAgency: operation({
    summary: 'Adds an agency, approved unless told otherwise.',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    changes: 'agency',
    input: newAgency,
    output: answeredId,
    failures: ['NOT_FOUND_ERROR'],
  }),
  editAgency: operation({
    summary:
      'Edits any of the fields of an agency; suspending or rejecting it ends the sessions of its users.',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    changes: 'agency',
    endsSessions: true,
    input: editedAgency,
    output: answeredId,
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  deleteAgency: operation({
    summary: 'Deletes an agency that has no users.',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    changes: 'agency',
    input: idOnly,
    output: nothing,
    failures: ['NOT_FOUND_ERROR', 'INVALID_DELETE_ERROR'],
  }),
  mergeAgencies: operation({
    summary: 'Makes one agency of two: people and requests go over, and the first one is gone.',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    changes: 'agency',
    endsSessions: true,
    input: z.object({ from: id, into: id }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  setAgencyCheck: operation({
    summary: 'Says whether an agency passed a check: a standard one, or one of the office’s own.',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    changes: 'agency',
    input: z.object({ id, check: agencyCheck, done: z.boolean() }),
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  uploadAgencyLogo: operation({
    summary: 'Puts up an agency’s logo; multipart with id and file (PNG, JPEG or WebP).',
    access: 'admin',
    duties: ['trade'],
    effect: 'writes',
    changes: 'agency',
    upload: 'graphic',
    idempotent: true,
    input: idOnly,
    output: media,
    failures: ['NOT_FOUND_ERROR'],
  }),
  getMyAgency: operation({
    summary: 'The agency of who asks, without what the office notes about it.',
    access: 'user',
    effect: 'reads',
    input: noPayload,
    output: answeredOwnAgency,
    failures: ['NOT_FOUND_ERROR'],
  }),
  editMyAgency: operation({
    summary: 'Edits phone and website of one’s own agency, or takes its logo down.',
    access: 'user',
    effect: 'writes',
    input: editedOwnAgency,
    output: nothing,
    failures: ['NOT_FOUND_ERROR'],
  }),
  uploadMyAgencyLogo: operation({
    summary: 'Puts up one’s own agency’s logo; multipart with file (PNG, JPEG or WebP).',
    access: 'user',
    effect: 'writes',
    upload: 'graphic',
    idempotent: true,
    input: noPayload,
    output: media,
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
