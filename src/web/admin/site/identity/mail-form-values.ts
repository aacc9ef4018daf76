import type { PayloadOf } from '#contract/index.ts'
import type { analyticsProviders } from '#contract/site/identity/site-fields.ts'
import type { NumberFieldValue } from '#web/admin/kit/form/fields/number-field.tsx'
import { isBlank, type PanelSite } from '../form/texts-form-values.ts'

export type Provider = (typeof analyticsProviders)[number]

export type MailFormValues = {
  sender: { name: string; replyTo: string }
  analytics: { provider: Provider; address: string; siteId: string }
  /** Null months: never. */
  retention: { quotesMonths: NumberFieldValue | null; acceptedYears: NumberFieldValue }
}

export const recommendedMonths = 24
const usualYears = 10

export function toMailFormValues({ sender, analytics, retention }: PanelSite): MailFormValues {
  return {
    sender: { name: sender?.name ?? '', replyTo: sender?.replyTo ?? '' },
    analytics: {
      provider: analytics.provider,
      address: analytics.address ?? '',
      siteId: analytics.siteId ?? '',
    },
    retention: {
      quotesMonths: retention?.quotesMonths ?? null,
      acceptedYears: retention?.acceptedYears ?? usualYears,
    },
  }
}

export function toMailPayload({
  sender,
  analytics,
  retention,
}: MailFormValues): PayloadOf<'editSite'> {
  const isUsual = retention.quotesMonths === null && retention.acceptedYears === usualYears
  return {
    sender: isBlank(sender) ? null : sender,
    analytics: analytics.provider === 'none' ? null : analytics,
    // What is no number is refused, not taken for "never".
    retention: isUsual ? null : (retention as PayloadOf<'editSite'>['retention']),
  }
}
