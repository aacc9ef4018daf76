import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { TimelineEntry } from '#contract/quotes/inbox.ts'
import { proposalStates } from '#contract/quotes/proposal-fields.ts'
import { quoteStates } from '#contract/quotes/quote-fields.ts'
import { listText } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { useFieldLabels } from './use-field-labels.ts'

/** Kinds of entries that are the visitor's where nobody of the agency's made them. */
const visitorsKinds: ReadonlySet<TimelineEntry['kind']> = new Set([
  'created',
  'message',
  'opened',
  'changeAsked',
  'acceptanceWithdrawn',
])

/** Tells who did what, as a sentence without its time. */
export function useEntryLabels(): (entry: TimelineEntry) => { who: string; what: string } {
  const t = usePanelTexts()

  const messageLabel = ({ by, from, channel }: TimelineEntry) => {
    const said = { channel: t(`inbox.channels.${channel ?? 'other'}`) }
    if (from === 'agency') return t('inbox.timeline.fromAgency', said)
    return by ? t('inbox.timeline.loggedVisitor', said) : t('inbox.timeline.fromVisitor', said)
  }
  const labelOf = useFieldLabels()
  const language = useLanguage()
  const label = (entry: TimelineEntry): string => {
    const { kind, reason, assignee, version, fields = [], reference = '' } = entry
    const state = quoteStates.find((each) => each === entry.state)
    const proposalState = proposalStates.find((each) => each === entry.state)
    switch (kind) {
      case 'created':
      case 'seen':
      case 'note':
      case 'reply':
        return t(`inbox.timeline.${kind}`)
      case 'state':
        if (reason) return t('inbox.timeline.lost', { reason: t(`inbox.reasons.${reason}`) })
        return t('inbox.timeline.state', { state: state ? t(`inbox.states.${state}`) : '' })
      case 'assigned':
        return assignee
          ? t('inbox.timeline.assigned', { name: assignee.name })
          : t('inbox.timeline.unassigned')
      case 'message':
        return messageLabel(entry)
      case 'opened':
      case 'changeAsked':
      case 'acceptanceWithdrawn':
        return t(`inbox.timeline.${kind}`, { version: version ?? '' })
      case 'edited':
        return t('inbox.timeline.edited', { fields: listText(fields.map(labelOf), language) })
      case 'merged':
        return t('inbox.timeline.merged', { reference })
      case 'proposal':
        if (version === undefined) return t('inbox.timeline.proposalDraft')
        return t('inbox.timeline.proposal', {
          version,
          state: proposalState ? t(`inbox.proposals.states.${proposalState}`) : '',
        })
    }
  }
  /**
   * Names the actor. Without one of the agency's, the visitor asked, wrote, opened or answered; the rest is the
   * clock's.
   */
  const actor = ({ by, kind, state }: TimelineEntry) => {
    if (by) return by.name
    const answers = state === 'accepted' || state === 'declined'
    const isVisitors = visitorsKinds.has(kind) || answers
    return t(isVisitors ? 'inbox.timeline.visitor' : 'inbox.timeline.site')
  }
  return (entry) => ({ who: actor(entry), what: label(entry) })
}
