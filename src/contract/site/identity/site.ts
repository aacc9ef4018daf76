import { z } from 'zod'
import { media } from '#contract/catalogue/media.ts'
import { moment, nothing, noPayload } from '#contract/base/fields.ts'
import { operation } from '#contract/base/operation.ts'
import { answeredSiteFields, answeredToAdmins, siteFields } from './site-fields.ts'

const picture = media.nullable()

const answeredSite = z
  .object({
    ...answeredSiteFields,
    logo: picture,
    /** For dark grounds; without one the logo stands there too. */
    logoDark: picture,
    icon: picture,
    updatedAt: z.date(),
    ...z.object(answeredToAdmins).partial().shape,
  })
  .meta({ id: 'Site' })

export type SiteAnswer = z.infer<typeof answeredSite>

function declareUpload(what: string) {
  return operation({
    summary: `Puts up ${what}, in the place of the one before; multipart with file (PNG, JPEG or WebP).`,
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'site',
    upload: 'graphic',
    idempotent: true,
    input: noPayload,
    output: media,
    failures: [],
  })
}

function declareRemove(what: string) {
  return operation({
    summary: `Takes ${what} down, and its files.`,
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'site',
    input: noPayload,
    output: nothing,
    failures: [],
  })
}

/** Operations on the operator's identity (requirements §10.1). */
export const siteOperations = {
  getSite: operation({
    summary:
      "Whose site it is: name, colours, contact, office hours, legal data; with an approved user's token the links for agents, with an admin's and adminPanel sender, retention and what is inherited.",
    access: 'public',
    readsToken: true,
    effect: 'reads',
    input: z.object({ adminPanel: z.boolean().optional() }),
    output: answeredSite,
    failures: [],
  }),
  editSite: operation({
    summary: 'Edits any of the fields of the site; null makes one the default again.',
    access: 'admin',
    duties: ['site'],
    effect: 'writes',
    changes: 'site',
    input: z.object({ ...z.object(siteFields).partial().shape, updatedAt: moment.optional() }),
    output: z.object({ updatedAt: z.date() }),
    failures: ['NOT_FOUND_ERROR', 'EDIT_CONFLICT_ERROR'],
  }),
  uploadSiteLogo: declareUpload('the logo'),
  uploadSiteLogoDark: declareUpload('the logo for dark grounds'),
  uploadSiteIcon: declareUpload('the icon'),
  removeSiteLogo: declareRemove('the logo'),
  removeSiteLogoDark: declareRemove('the logo for dark grounds'),
  removeSiteIcon: declareRemove('the icon'),
} as const
