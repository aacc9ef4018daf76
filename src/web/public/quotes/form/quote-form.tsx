import { ownWhatsappLink } from '#contract/base/addresses/phone-links.ts'
import { paths } from '#contract/base/addresses/addresses.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import type { TextKey } from '#texts/translate.ts'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { ErrorTemplate, TroublePlaces } from '#web/shared/ui/fields/error-places.tsx'
import { TextArea, TickField } from '#web/shared/ui/fields/field.tsx'
import { escapeJson } from '#web/public/frame/head/json-ld.tsx'
import { useContact } from '#web/public/site/contact/use-contact.ts'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import { ContactFields } from './fields/contact-fields.tsx'
import { DestinationTicks, type TickedDestination } from './fields/destination-ticks.tsx'
import { JourneyFields } from './fields/journey-fields.tsx'
import { QuoteDone } from './quote-done.tsx'
import styles from './quote-form.module.css'
import {
  type QuotedItem,
  type QuoteFormData,
  type ScriptTextKey,
  scriptTextKeys,
} from './quote-form-data.ts'

interface QuoteFormProps {
  /** Items asked about; the first that is no hotel is the quote's main one. Empty in an open quote. */
  items: readonly QuotedItem[]
  /** Month that the journey shall begin in, 1 to 12, as it was chosen before. */
  month?: number | undefined
  /** Places to tick, where no item says where. */
  destinations?: readonly TickedDestination[]
  /** Tells its draft from those of other forms. */
  draft: string
  /** Pages to read after it is sent. */
  reads: readonly { name: string; to: string; lang?: string }[]
}

/**
 * The form of a quote (requirements §11.1), as plain inputs: the page's script checks and sends it once it comes
 * into view or is touched. Wide screens show its groups on one page, phones one after the other.
 */
export function QuoteForm({ items, month, destinations = [], draft, reads }: QuoteFormProps) {
  const t = useTexts()
  const { site, captcha, consent } = usePage()
  const { whatsapp: number } = useContact()
  const whatsapp = number ? (ownWhatsappLink(number, site.office.holidays) ?? null) : null
  const texts = Object.fromEntries(scriptTextKeys.map((key) => [key, t(key as TextKey)]))
  const data: QuoteFormData = {
    items: items.map(({ item, name, months, closures }) => ({ item, name, months, closures })),
    draft,
    captcha,
    timeZone: site.office.timeZone,
    whatsapp,
    texts: texts as Record<ScriptTextKey, string>,
  }
  const [first] = items
  const start = first ? t('request.startItem', { name: first.name }) : t('request.startOpen')
  const steps = [t('request.journey'), t('request.you'), t('request.words')]
  return (
    <>
      <form
        className={styles.form}
        data-request="quote"
        data-wakes="visible session"
        data-step="1"
        method="dialog"
        noValidate
        aria-label={t('quote.title')}
      >
        <script
          type="application/json"
          dangerouslySetInnerHTML={{ __html: escapeJson(JSON.stringify(data)) }}
        />
        <ErrorTemplate />
        <p className={styles.note}>{t('request.optional')}</p>
        <ol className={styles.progress} aria-label={t('request.steps')} data-steps="">
          {steps.map((step, index) => (
            <li key={step} aria-current={index === 0 ? 'step' : undefined}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <fieldset className={styles.group} data-step-of="1">
          <legend>{t('request.journey')}</legend>
          <DestinationTicks destinations={destinations} />
          <JourneyFields month={month} />
          <Moves to={{ next: t('request.next') }} />
        </fieldset>
        <fieldset className={styles.group} data-step-of="2">
          <legend>{t('request.you')}</legend>
          <ContactFields />
          <Moves to={{ back: t('request.back'), next: t('request.next') }} />
        </fieldset>
        <fieldset className={styles.group} data-step-of="3">
          <legend>{t('request.words')}</legend>
          <div className={styles.message}>
            <TextArea
              label={t('quote.message')}
              hint={t('quote.messageHint')}
              maxLength={publicLimits.quoteMessageMaxLength}
              name="message"
              required
            />
            <button type="button" className={styles.start} data-starts={start}>
              {t('request.start')}
            </button>
          </div>
          <div className={styles.agreed} data-consent="ticks">
            {consent && <Ticks />}
          </div>
          <div className={styles.moves}>
            <Button type="button" look="outline" data-moves="-1" className={styles.move}>
              {t('request.back')}
            </Button>
            <Button type="submit">{t('quote.send')}</Button>
          </div>
          <p className={styles.note} data-consent="note">
            {t(consent ? 'consent.use' : 'quote.privacy')}
          </p>
        </fieldset>
        <TroublePlaces />
      </form>
      <QuoteDone reads={reads} whatsapp={whatsapp !== null} />
    </>
  )
}

/** Boxes for consent; a page that was opened before there was a privacy notice fetches it from today's. */
function Ticks() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <div className={styles.ticks}>
      <TickField name="consent" required>
        {t('consent.read')}{' '}
        <a href={paths.page(language, 'privacy')} target="_blank" rel="noopener">
          {t('consent.notice')}
        </a>
      </TickField>
      <TickField name="marketing">{t('consent.marketing')}</TickField>
    </div>
  )
}

/** From one step to the next, on phones. */
function Moves({ to }: { to: { back?: string; next: string } }) {
  return (
    <div className={`${styles.moves} ${styles.move}`}>
      {to.back && (
        <Button look="outline" data-moves="-1">
          {to.back}
        </Button>
      )}
      <Button data-moves="1">{to.next}</Button>
    </div>
  )
}
