import { paths } from '#contract/base/addresses/addresses.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { momentInWords } from '#contract/base/dates/moment-in-words.ts'
import { dateFormat, dayText } from '#contract/base/dates/day-text.ts'
import { dayNumber, dayOfNumber } from '#contract/base/dates/days.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { type Money, moneyWriter } from '#contract/base/money/money-text.ts'
import { percentText } from '#contract/base/money/percent-text.ts'
import type { VisitorsProposal } from '#contract/quotes/proposals.ts'
import { shownMoney } from '#contract/quotes/money/shown-money.ts'
import { lineAmount } from '#contract/quotes/money/totals.ts'
import { parseRichText } from '#contract/base/text/parse-rich-text.ts'
import type { PageContext } from '#web/page-context.ts'
import { linkToSlug } from '#web/public/site/pages/custom-page-links.ts'
import { toSpecialistView } from '#web/public/site/specialists/specialist-view.server.ts'
import { toProposalRoute } from './days/proposal-route.server.ts'
import { groupOf, runningOf, schedulesOf } from './schedules.server.ts'

export type ProposalView = Awaited<ReturnType<typeof loadProposal>>

/** A proposal as its page shows it; money, days and texts ready to be said in the page's language. */
export async function loadProposal(
  token: string,
  page: Pick<PageContext, 'caller' | 'language' | 'site' | 't' | 'today'>,
) {
  const { caller, language, site, t, today } = page
  const [proposal, own] = await Promise.all([caller('getProposal', { token }), caller('listPages')])
  const say = makeFormatters(language, shownMoney(proposal))
  const { lang, state, version, title, name, reference, pax } = proposal
  const { cancellation, hold } = proposal
  return {
    token,
    specialist: proposal.specialist && toSpecialistView(proposal.specialist, language),
    /** The language of the agency's own words, where it is not the page's. */
    lang: lang === language ? undefined : lang,
    state,
    version: version ?? 0,
    title,
    name,
    reference,
    pax,
    intro: parseRichText(proposal.intro),
    startOn: say.day(proposal.startOn),
    validUntil: say.day(proposal.validUntil) ?? '',
    route: toProposalRoute(proposal, { language, t }),
    days: daysOf(proposal, language),
    ...pricesOf(proposal, say),
    included: proposal.included,
    excluded: proposal.excluded,
    conditions: parseRichText(proposal.conditions),
    schedules: schedulesOf(proposal, { t, language }),
    group: groupOf(proposal),
    running: state === 'sent' ? runningOf(proposal, { t, language }, today) : undefined,
    tax: proposal.tax,
    payHow: proposal.payHow,
    itemConditions: parseRichText(proposal.itemConditions),
    cancellation: cancellation.map(({ fromDaysBefore, percent }) => ({
      fromDaysBefore,
      percent: say.percent(percent),
    })),
    heldUntil: say.day(hold?.until ?? null),
    isHoldOver: hold !== null && hold.until < today,
    isConfirmed: proposal.confirmedAt !== null,
    withdrawableUntil:
      proposal.withdrawalEndsAt &&
      momentInWords(proposal.withdrawalEndsAt, site.office.timeZone, language),
    amends: proposal.amends?.version,
    answer: answerOf(proposal, say, site.office.timeZone),
    terms: linkToSlug(own.list, 'terms', language),
    pdf: paths.proposalPdf(token),
  }
}

type Formatters = ReturnType<typeof makeFormatters>

function makeFormatters(language: Language, shown: readonly Money[]) {
  return {
    money: moneyWriter(shown, language),
    day: (day: string | null) => (day === null ? undefined : dayText(day, language)),
    percent: (percent: number) => percentText(percent, language),
  }
}

/** Each with its date, once it is known when the journey begins. */
function daysOf({ startOn, days }: VisitorsProposal, language: Language) {
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return days.map(({ title, text, hotel, meals, pictures }, index) => {
    const date = startOn === null ? undefined : dayOfNumber(dayNumber(startOn) + index)
    return {
      number: index + 1,
      date: date && {
        iso: date,
        text: dateFormat(language, long).format(new Date(date)),
      },
      title,
      blocks: parseRichText(text),
      hotel,
      meals,
      pictures,
    }
  })
}

function pricesOf({ prices, options, totals, scale }: VisitorsProposal, say: Formatters) {
  const nameOf = (key: string | null) => options.find((option) => option.key === key)?.name
  const lines = prices.map(({ label, quantity, unit, option, optional, onSpot }, index) => ({
    index,
    label,
    /** "2 × USD 1,250", where it is more than one. */
    parts: quantity > 1 ? `${quantity} × ${say.money(unit)}` : undefined,
    quantity,
    unit: say.money(unit),
    amount: say.money(lineAmount({ quantity, unit })),
    optionKey: option ?? undefined,
    option: nameOf(option),
    optional,
    onSpot,
  }))
  const sure = lines.filter(({ optional, onSpot }) => !optional && !onSpot)
  const sums =
    sure.length > 0
      ? totals.map(({ option, total }) => ({
          key: option,
          name: nameOf(option),
          total: say.money(total),
        }))
      : []
  return {
    lines: sure,
    extras: lines.filter(({ optional }) => optional),
    onSpot: lines.filter(({ onSpot }) => onSpot),
    totals: sums,
    options: options.map((option) => ({
      ...option,
      total: sums.find(({ key }) => key === option.key)?.total,
    })),
    scale: scale.map(({ perPerson, option, ...step }) => ({
      ...step,
      option: nameOf(option),
      perPerson: say.money(perPerson),
    })),
  }
}

/** Returns the answer in words. */
function answerOf(proposal: VisitorsProposal, say: Formatters, timeZone: string) {
  const { answer, options, prices } = proposal
  if (!answer) return null
  const { option, pax, taken, acceptedBy, text, total } = answer
  return {
    on: say.day(localDay(timeZone, new Date(answer.at))) ?? '',
    acceptedBy,
    text,
    withdrawn: answer.withdrawn?.number,
    option: options.length > 1 ? options.find(({ key }) => key === option)?.name : undefined,
    pax: pax ?? undefined,
    extras: taken.flatMap(({ index, quantity }) => {
      const label = prices[index]?.label
      return label === undefined ? [] : [quantity > 1 ? `${quantity} × ${label}` : label]
    }),
    total: total ? say.money(total) : undefined,
  }
}
