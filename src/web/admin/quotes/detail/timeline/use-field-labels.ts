import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'

/** Returns the name of a field of a quote, as its facts and forms show it. */
export function useFieldLabels(): (field: string) => string {
  const t = usePanelTexts()
  const labels: Record<string, string> = {
    name: t('inbox.add.name'),
    email: t('inbox.add.email'),
    phone: t('inbox.add.phone'),
    company: t('inbox.facts.company'),
    country: t('inbox.facts.country'),
    lang: t('inbox.facts.language'),
    channel: t('inbox.facts.channel'),
    clientReference: t('inbox.facts.clientReference'),
    userId: t('inbox.facts.user'),
    agencyId: t('inbox.facts.agency'),
    travel: t('inbox.facts.travel'),
    when: t('inbox.facts.travel'),
    months: t('inbox.edit.months'),
    startOn: t('inbox.add.startOn'),
    endOn: t('inbox.add.endOn'),
    flexible: t('inbox.facts.flexible'),
    flexibleDays: t('inbox.edit.flexibleDays'),
    nights: t('inbox.facts.nights'),
    adults: t('inbox.add.adults'),
    children: t('inbox.edit.ages'),
    childrenCount: t('inbox.edit.childrenCount'),
    rooms: t('inbox.facts.rooms'),
    hotelClass: t('inbox.facts.hotelClass'),
    guideLanguage: t('inbox.facts.guideLanguage'),
    flights: t('inbox.facts.flights'),
    answerBy: t('inbox.facts.answerBy'),
    budget: t('inbox.facts.budget'),
    occasion: t('inbox.facts.occasion'),
    brief: t('inbox.edit.brief'),
    items: t('inbox.facts.items'),
  }
  return (field) => labels[field.split('.')[0] ?? ''] ?? field
}
