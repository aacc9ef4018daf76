import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconBrandWhatsapp, IconMailForward, IconPhone } from '@tabler/icons-react'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { phoneLink, whatsappLink, withText } from '#contract/base/addresses/phone-links.ts'
import { replyAddress } from '../inbox/reply-address.ts'
import { replyTexts } from '../inbox/reply-texts.ts'
import type { QuoteDetail } from './quote-detail.ts'
import styles from './quote-pane.module.css'

/** The ways to whoever asks, outside of the panel; WhatsApp begins with the reference. */
export function ContactLinks({ quote }: { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const { email, phone, name, reference, lang } = quote
  const office = useQuery(operationQuery('getSite', {})).data?.office.holidays
  if (!email && !phone) return null
  const item = inLanguage(quote.entityDetails, lang)?.name ?? quote.entityName
  const { subject, greeting } = replyTexts(lang, { name, item, reference })
  const country = quote.country ?? office
  const call = phone ? phoneLink(phone, country) : undefined
  const whatsapp = phone ? whatsappLink(phone, country) : undefined
  return (
    <div className={styles.contacts}>
      {email && (
        <Button
          component="a"
          size="compact-md"
          variant="default"
          href={replyAddress({ ...quote, email }, { subject, greeting })}
          leftSection={<IconMailForward size={17} stroke={1.6} aria-hidden />}
          aria-label={`${t('inbox.contact.mail')}: ${email}`}
        >
          {email}
        </Button>
      )}
      {phone && !call && <span>{phone}</span>}
      {call && (
        <Button
          component="a"
          size="compact-md"
          variant="default"
          href={call}
          leftSection={<IconPhone size={17} stroke={1.6} aria-hidden />}
          aria-label={`${t('inbox.contact.call')}: ${phone}`}
        >
          {phone}
        </Button>
      )}
      {whatsapp && (
        <Button
          component="a"
          size="compact-md"
          variant="default"
          href={withText(whatsapp, `${greeting} ${subject}`)}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconBrandWhatsapp size={17} stroke={1.6} aria-hidden />}
        >
          {t('inbox.contact.whatsapp')}
        </Button>
      )}
    </div>
  )
}
