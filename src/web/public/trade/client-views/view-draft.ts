import type { ClientView } from '#contract/trade/client-views.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { minorDigits, type Money } from '#contract/base/money/money-text.ts'
import { type ChosenItem, itemOfAddress, proposalOfAddress } from './chosen-item.ts'

export interface PriceDraft {
  label: string
  /** In whole units, as it is typed. */
  amount: string
  currency: string
  note: string
  /** Whether it is part of the sum of each option of a proposal. */
  inTotal?: boolean
}

/** How an agency reckons its clients' prices, as it is typed; '' for what is not said. */
export interface MarkupDraft {
  percent: string
  currency: string
  rate: string
  roundTo: string
}

/** A client view as it is being written. */
export interface ViewDraft {
  /** Of one that is edited. */
  id?: string
  /** Of one that shows a proposal in place of items. */
  proposal?: { id: string; title: string }
  lang: Language | ''
  title: string
  remarks: string
  travellers: string
  startOn: string
  expiresOn: string
  items: ChosenItem[]
  prices: PriceDraft[]
  /** Of a view of a proposal: left out where its prices are not shown. */
  markup?: MarkupDraft
  terms: string
  validUntil: string
}

/** The first calculation of a view: the operator's gross prices in whole units. */
export const usualMarkup: MarkupDraft = { percent: '0', currency: '', rate: '', roundTo: '1' }

const day = 24 * 60 * 60 * 1000

/** Three months are what most journeys are decided in. */
const usualDays = 90

function newDraft(): ViewDraft {
  const expiresOn = new Date(Date.now() + usualDays * day).toISOString().slice(0, 10)
  return {
    lang: '',
    title: '',
    remarks: '',
    travellers: '',
    startOn: '',
    expiresOn,
    items: [],
    prices: [],
    terms: '',
    validUntil: '',
  }
}

/** A stored view as its form begins with it. */
export function draftOfView(view: ClientView): ViewDraft {
  const { id, lang, title, remarks, travellers, startOn, expiresOn, proposal, items } = view
  return {
    id,
    ...(proposal && { proposal: { id: proposal.id, title: proposal.title } }),
    lang,
    title,
    remarks,
    travellers: travellers ?? '',
    startOn: startOn ?? '',
    expiresOn,
    items: items.map(({ entityType, entityId, name }) => ({ entityType, entityId, name })),
    prices: view.ownPrices.map(({ label, amount, note, inTotal }) => ({
      label,
      amount: String(amount.amount / 10 ** minorDigits(amount.currency)),
      currency: amount.currency,
      note: note ?? '',
      ...(inTotal && { inTotal }),
    })),
    ...(view.markup && {
      markup: {
        percent: String(view.markup.percent),
        currency: view.markup.currency ?? '',
        rate: view.markup.rate ? String(view.markup.rate) : '',
        roundTo: String(view.markup.roundTo),
      },
    }),
    terms: view.terms,
    validUntil: view.validUntil ?? '',
  }
}

/** A calculation as the operations take it; what is no number is refused as such. */
export function markupOfDraft({ percent, currency, rate, roundTo }: MarkupDraft) {
  const number = (typed: string) => Number(typed.replace(',', '.'))
  return {
    percent: number(percent || '0'),
    currency: currency || null,
    rate: rate === '' ? null : number(rate),
    roundTo: Number(roundTo) as 1,
  }
}

/** An amount as it is typed, in minor units; not a number where nothing of the kind is. */
export function moneyOfDraft({ amount, currency }: PriceDraft): Money {
  const units = amount.trim() === '' ? Number.NaN : Number(amount.replace(',', '.'))
  return { amount: Math.round(units * 10 ** minorDigits(currency)), currency }
}

export interface ViewDrafts {
  read: () => ViewDraft
  write: (draft: ViewDraft) => void
  clear: () => void
}

/**
 * Returns the store of a user's unfinished draft, for as long as the tab is open: a reload and a failure lose
 * nothing.
 */
export function viewDrafts(userId: string): ViewDrafts {
  const key = `draft:client-view:${userId}`
  const stored = (): ViewDraft | undefined => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      return typeof kept === 'object' && kept !== null
        ? { ...newDraft(), ...(kept as ViewDraft) }
        : undefined
    } catch {
      return undefined
    }
  }
  return {
    read() {
      const draft = stored() ?? newDraft()
      const proposal = proposalOfAddress()
      if (proposal && draft.proposal?.id !== proposal.id) {
        return { ...newDraft(), proposal, title: proposal.title, markup: usualMarkup }
      }
      const asked = itemOfAddress()
      const isNew =
        asked && !draft.proposal && !draft.items.some((each) => each.entityId === asked.entityId)
      return isNew ? { ...draft, items: [...draft.items, asked] } : draft
    },
    write: (draft) => sessionStorage.setItem(key, JSON.stringify(draft)),
    clear() {
      sessionStorage.removeItem(key)
      // A reload does not begin another one with the same item.
      if (itemOfAddress() || proposalOfAddress())
        history.replaceState(history.state, '', location.pathname)
    },
  }
}

/** Whether something was begun. */
export function hasDraft(drafts: ViewDrafts): boolean {
  const { id, title, items, remarks } = drafts.read()
  return Boolean(id || title || remarks) || items.length > 0
}
