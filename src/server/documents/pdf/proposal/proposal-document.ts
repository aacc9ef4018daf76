import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { dayText } from '#contract/base/dates/day-text.ts'
import { type PrintScheme, printScheme } from '#contract/site/palette/print-scheme.ts'
import { proposalDays } from './proposal-days.ts'
import { pickText } from '#contract/base/languages/pick-text.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import { signatureOf } from '../../mail/signature.ts'
import { documentStyle } from '../document-style.ts'
import { belowBand, cut, frame, type Picture } from '../frame.ts'
import { boxLayout, measure, say, sizes } from '../paper.ts'
import { optionsPart, pricesPart, scalePart } from '../prices.ts'
import type { Proposal } from './proposal.ts'
import { richText } from '../rich-text.ts'
import { answerPart, conditionsPart, includedPart, paymentsPart } from '../terms.ts'
import { proposalLabels, type ProposalLabels } from '../labels.ts'

/** A proposal as the library takes a document. */
export function proposalDocument(proposal: Proposal, logo: Picture | null): TDocumentDefinitions {
  const { site, lang, title, reference, version } = proposal
  const labels = proposalLabels[lang]
  const scheme = printScheme(site.colors)
  const needs = { proposal, labels, scheme }
  return {
    ...frame({
      name: site.siteName,
      slogan: pickText(site.slogan, lang)?.text,
      running: `${cut(title, 56)} · ${reference}`,
      signature: signatureOf(site, lang),
      pageLabel: labels.page,
      scheme,
      logo,
    }),
    ...documentStyle({
      title,
      author: site.siteName,
      subject: `${labels.proposal} ${reference}, ${labels.version(version)}`,
      lang,
      scheme,
    }),
    ...(proposal.expired && {
      watermark: {
        text: labels.expired,
        color: scheme.accent,
        opacity: 0.16,
        bold: true,
        angle: -45,
      },
    }),
    content: [
      ...opening(needs),
      ...proposalDays(needs),
      ...optionsPart(needs.proposal.options, needs),
      ...pricesPart(needs),
      ...scalePart(needs),
      ...includedPart(needs.proposal, needs),
      ...paymentsPart(needs),
      ...conditionsPart(needs),
      ...answerPart(needs),
    ],
  }
}

interface Opened {
  proposal: Proposal
  labels: ProposalLabels
  scheme: PrintScheme
}

/** Returns the first page's content below the agency's band. */
function opening({ proposal, labels, scheme }: Opened): Content[] {
  const { title, name, intro, site } = proposal
  const long = title.length > 90
  return [
    say(labels.proposal.toLocaleUpperCase(), {
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
    say(labels.madeFor(name), { fontSize: 11.5, color: scheme.soft, margin: [0, 5, 0, 16] }),
    facts(proposal, labels, scheme),
    ...acceptancePart(proposal, labels, scheme),
    ...richText(intro ?? '', { scheme, siteUrl: site.siteUrl }),
  ]
}

/** The acceptance, before everything that was offered. */
function acceptancePart(
  { acceptance, lang }: Proposal,
  labels: ProposalLabels,
  scheme: PrintScheme,
): Content[] {
  if (!acceptance) return []
  const { on, by, option, extras, total } = acceptance
  const chosen = [...(option ? [option] : []), ...extras]
  const lines = [
    labels.acceptedOn(dayText(on, lang), by),
    ...(chosen.length > 0 ? [`${labels.chosen}: ${chosen.join(', ')}`] : []),
    ...(total ? [`${labels.total}: ${moneyText(total, lang)}`] : []),
  ]
  const heading = { family: 'display', fontSize: 14, color: scheme.heading } as const
  return [
    {
      unbreakable: true,
      margin: [0, 0, 0, 16],
      table: {
        widths: [measure - 2 * 14],
        body: [[{ stack: [say(labels.accepted, heading), ...lines.map((line) => say(line))] }]],
      },
      layout: boxLayout(scheme, 14, 10),
    },
  ]
}

/** Returns the most sought facts: a label over each. */
function facts(proposal: Proposal, labels: ProposalLabels, scheme: PrintScheme): Content {
  const { startOn, pax, validUntil, reference, version, lang } = proposal
  const travellers = pax && [
    ...(pax.adults > 0 ? [labels.adults(pax.adults)] : []),
    ...(pax.children > 0 ? [labels.children(pax.children)] : []),
  ]
  const shown: [label: string, value: string, note?: string][] = [
    [labels.reference, reference, labels.version(version)],
    ...(travellers && travellers.length > 0
      ? [[labels.travellers, travellers.join(', ')] as [string, string]]
      : []),
    ...(startOn ? [[labels.startOn, dayText(startOn, lang)] as [string, string]] : []),
    [labels.validUntil, dayText(validUntil, lang)],
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
