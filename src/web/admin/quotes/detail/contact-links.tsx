import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconMailForward, IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { phoneLink, whatsappLink } from '#contract/base/addresses/phone-links.ts'
import { replyAddress } from '../inbox/reply-address.ts'
import { replyTexts } from '../inbox/reply-texts.ts'
import type { QuoteDetail } from './quote-detail.ts'
import styles from './quote-pane.module.css'

/** The ways to whoever asks, outside of the panel; WhatsApp begins with the reference. */
export function ContactLinks({ quote }: { quote: QuoteDetail }) {
  const { t } = useTranslation('admin')
  const { email, phone, name, reference, lang } = quote
  if (!email && !phone) return null
  const item = inLanguage(quote.entityDetails, lang)?.name ?? quote.entityName
  const { subject, greeting } = replyTexts[lang]({ name, item, reference })
  const call = phone ? phoneLink(phone) : undefined
  const whatsapp = phone ? whatsappLink(phone, `${greeting} ${subject}`) : undefined
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
          href={whatsapp}
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
