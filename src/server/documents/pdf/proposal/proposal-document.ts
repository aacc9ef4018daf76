import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { dayText } from '#contract/base/dates/day-text.ts'
import { type PrintScheme, printScheme } from '#contract/site/palette/print-scheme.ts'
import type { ProposalJob } from './draw.ts'
import { proposalDays } from './proposal-days.ts'
import { specialistPart } from './specialist-part.ts'
import { routePart } from './proposal-route.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import { signatureOf } from '../../mail/signature.ts'
import { documentStyle } from '../document-style.ts'
import { belowBand, cut, frame } from '../frame.ts'
import { boxLayout, measure, say, sizes } from '../paper.ts'
import { optionsPart, pricesPart, scalePart } from '../prices.ts'
import type { Proposal } from './proposal.ts'
import { richText } from '../rich-text.ts'
import { writableOr } from '../typefaces.ts'
import { answerPart, conditionsPart, includedPart, paymentsPart } from '../terms.ts'
import { type DocumentTranslate, translateInto } from '#server/platform/runtime/translate.ts'

/** A proposal as the library takes a document. */
export function proposalDocument(
  proposal: Proposal,
  { logo, portrait, pictures }: Omit<ProposalJob, 'proposal'>,
): TDocumentDefinitions {
  const { site, lang, reference, version } = proposal
  const title = writableOr(proposal.title, [reference])
  const t = translateInto(lang)
  const scheme = printScheme(site.colors)
  const needs = { proposal, t, scheme }
  return {
    ...frame({
      name: site.siteName,
      slogan: pickText(site.slogan, lang)?.text,
      running: `${cut(title, 56)} · ${reference}`,
      signature: signatureOf(site, lang),
      pageLabel: (number, of) => t('proposalDocument.page', { number, of }),
      scheme,
      logo,
    }),
    ...documentStyle({
      title,
      author: site.siteName,
      subject: `${t('proposal.kicker')} ${reference}, ${t('proposal.version', { version })}`,
      lang,
      scheme,
    }),
    ...(proposal.expired && {
      watermark: {
        text: t('proposalDocument.expired'),
        color: scheme.accent,
        opacity: 0.16,
        bold: true,
        angle: -45,
      },
    }),
    content: [
      ...opening(needs),
      ...routePart(needs),
      ...proposalDays({ ...needs, pictures }),
      ...optionsPart(needs.proposal.options, needs),
      ...pricesPart(needs),
      ...scalePart(needs),
      ...includedPart(needs),
      ...paymentsPart(needs),
      ...conditionsPart(needs),
      ...specialistPart({ ...needs, portrait }),
      ...answerPart(needs),
    ],
  }
}

interface Opened {
  proposal: Proposal
  t: DocumentTranslate
  scheme: PrintScheme
}

/** Returns the first page's content below the agency's band. */
function opening({ proposal, t, scheme }: Opened): Content[] {
  const { reference, email, intro, site } = proposal
  const title = writableOr(proposal.title, [reference])
  const name = writableOr(proposal.name, [reference, email])
  const long = title.length > 90
  return [
    say(t('proposal.kicker').toLocaleUpperCase(), {
      fontSize: sizes.small,
      bold: true,
      characterSpacing: 1.2,
      color: scheme.accent,
      margin: [0, belowBand, 0, 4],
    }),
    say(title, {
      family: 'display',
      fontSize: long ? 20 : sizes.title,
      lineHeight: 1.12,
      color: scheme.heading,
    }),
    say(t('proposal.madeFor', { name }), {
      fontSize: 11.5,
      color: scheme.soft,
      margin: [0, 5, 0, 16],
    }),
    facts(proposal, t, scheme),
    ...acceptancePart(proposal, t, scheme),
    ...richText(intro ?? '', { scheme, siteUrl: site.siteUrl }),
  ]
}

/** The acceptance, before everything that was offered. */
function acceptancePart(
  { acceptance, lang, reference, email }: Proposal,
  t: DocumentTranslate,
  scheme: PrintScheme,
): Content[] {
  if (!acceptance) return []
  const { on, option, pax, extras, total, payHow } = acceptance
  const by = acceptance.by && writableOr(acceptance.by, [reference, email])
  const chosen = [...(option ? [option] : []), ...extras]
  const date = dayText(on, lang)
  const lines = [
    by
      ? t('proposalDocument.acceptedBy', { day: date, by })
      : t('proposalDocument.acceptedOn', { day: date }),
    ...(chosen.length > 0 ? [`${t('proposalDocument.chosen')}: ${chosen.join(', ')}`] : []),
    ...(typeof pax === 'number' ? [`${t('proposal.travellers')}: ${pax}`] : []),
    ...(total ? [`${t('proposal.total')}: ${moneyText(total, lang)}`] : []),
    ...(payHow ? ['', `${t('proposal.payHow')}:`, ...payHow.split('\n')] : []),
  ]
  const heading = { family: 'display', fontSize: 14, color: scheme.heading } as const
  return [
    {
      unbreakable: true,
      margin: [0, 0, 0, 16],
      table: {
        widths: [measure - 2 * 14],
        body: [
          [
            {
              stack: [
                say(t('proposalDocument.accepted'), heading),
                ...lines.map((line) => say(line)),
              ],
            },
          ],
        ],
      },
      layout: boxLayout(scheme, 14, 10),
    },
  ]
}

/** Returns the most sought facts: a label over each. */
function facts(proposal: Proposal, t: DocumentTranslate, scheme: PrintScheme): Content {
  const { startOn, pax, validUntil, reference, version, lang } = proposal
  const travellers = pax && [
    ...(pax.adults > 0 ? [t('proposal.adults', { count: pax.adults })] : []),
    ...(pax.children > 0 ? [t('proposal.children', { count: pax.children })] : []),
  ]
  const shown: [label: string, value: string, note?: string][] = [
    [t('proposal.reference'), reference, t('proposal.version', { version })],
    ...(travellers && travellers.length > 0
      ? [[t('proposal.travellers'), travellers.join(', ')] as [string, string]]
      : []),
    ...(startOn ? [[t('proposal.startOn'), dayText(startOn, lang)] as [string, string]] : []),
    [t('proposal.validUntil'), dayText(validUntil, lang)],
  ]
  const padding = 10
  const width = measure / shown.length - 2 * padding
  return {
    margin: [0, 0, 0, 16],
    table: {
      widths: shown.map(() => width),
      body: [
        shown.map(([label, value, note]) => ({
          stack: [
            say(label, { fontSize: sizes.small, color: scheme.soft }),
            say(value, { bold: true, margin: [0, 1, 0, 0] }),
            ...(note ? [say(note, { fontSize: sizes.small, color: scheme.soft })] : []),
          ],
        })),
      ],
    },
    layout: boxLayout(scheme, padding, 8),
  }
}
