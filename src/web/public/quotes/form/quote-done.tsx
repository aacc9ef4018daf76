import { channels } from '#contract/quotes/wish-fields.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { ButtonLink } from '#web/shared/ui/fields/button.tsx'
import styles from './quote-form.module.css'

interface QuoteDoneProps {
  reads: readonly { name: string; to: string; lang?: string }[]
  /** Whether the agency is reached by it. */
  whatsapp: boolean
}

/** Content in the form's place once it is sent; the page's script fills it with the sent values and the promise. */
export function QuoteDone({ reads, whatsapp }: QuoteDoneProps) {
  const t = useTexts()
  return (
    <template data-request-done="">
      <div className={styles.done}>
        <h3 tabIndex={-1}>{t('quote.doneTitle')}</h3>
        <p className={styles.reference}>
          <span>{t('quote.reference')}</span>
          <strong data-reference="" />
        </p>
        <p>
          <span data-due="" /> <span data-due-here="" />
        </p>
        {channels.map((channel) => (
          <p key={channel} data-answered-by={channel}>
            {t(`quote.doneTexts.${channel}`)}
          </p>
        ))}
        {whatsapp && (
          <p>
            <ButtonLink look="outline" rel="noopener" data-whatsapp="">
              {t('request.whatsapp')}
            </ButtonLink>
          </p>
        )}
        <details className={styles.more} open>
          <summary>{t('request.sent')}</summary>
          <dl className={styles.copy} data-copy="" />
        </details>
        {reads.length > 0 && (
          <>
            <h4>{t('request.reads')}</h4>
            <ul className={styles.reads}>
              {reads.map(({ name, to, lang }) => (
                <li key={to}>
                  <a href={to} lang={lang}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </template>
  )
}
