import { paths } from '#contract/base/addresses/addresses.ts'
import { inEachLanguage } from '#contract/base/languages/languages.ts'
import { publicLimits } from '#contract/base/public-limits.ts'
import { parseRichText } from '#contract/base/text/parse-rich-text.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { Button } from '#web/shared/ui/fields/button.tsx'
import { ErrorTemplate, TroublePlaces } from '#web/shared/ui/fields/error-places.tsx'
import { TextArea } from '#web/shared/ui/fields/field.tsx'
import { secretPageHeaders } from '#web/public/accounts/auth/secret-page.ts'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { AskSomebody } from '#web/public/site/contact/ask-somebody.tsx'
import { SpecialistCard } from '#web/public/site/specialists/specialist-card.tsx'
import { toSpecialistView } from '#web/public/site/specialists/specialist-view.server.ts'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { usePage } from '#web/public/frame/head/use-page.tsx'
import type { Route } from './+types/status-page.ts'
import { QuoteView } from './quote-view.tsx'
import styles from './my-quotes.module.css'

export const headers = secretPageHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const { caller, language } = context.get(pageContext)
  const { token } = params
  const { specialist: person, ...quote } = await caller('getRequest', { token })
  const specialist = person && toSpecialistView(person, language)
  const isLate = quote.dueAt !== null && quote.dueAt.getTime() < Date.now()
  // The agency writes Markdown, the visitor as they like.
  const replies = quote.messages.map(({ from, text }) =>
    from === 'agency' ? parseRichText(text) : undefined,
  )
  return { token, quote, specialist, isLate, replies }
}

/** A quote, for whoever has the link of its receipt (requirements §11.2). */
export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { site } = usePage()
  const { token, quote, specialist, isLate, replies } = loaderData
  const { reference, name } = quote
  const title = t('request.statusTitle', { reference })
  const messages = quote.messages.map((message, index) => {
    const blocks = replies[index]
    return blocks ? { ...message, text: <RichText blocks={blocks} /> } : message
  })
  return (
    <div className={styles.page} data-trayless>
      <PageHead
        title={title}
        alternates={inEachLanguage((each) => paths.quote(each, token))}
        hidden
      />
      <Breadcrumbs page={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{t('request.statusLead', { name })}</p>
      </header>
      <QuoteView
        quote={{ ...quote, messages }}
        agency={{ name: site.name, timeZone: site.office.timeZone }}
        isLate={isLate}
      />
      <Addition token={token} />
      {specialist && (
        <SpecialistCard specialist={specialist} about={reference} kicker={t('specialists.yours')} />
      )}
      <AskSomebody about={reference} country={quote.country} />
    </div>
  )
}

/** Where the visitor adds something; the page's script sends it. */
function Addition({ token }: { token: string }) {
  const t = useTexts()
  const texts = {
    'quote.sending': t('quote.sending'),
    'request.added': t('request.added'),
  }
  return (
    <section className={styles.addition} data-unprinted="">
      <h2>{t('request.add')}</h2>
      <noscript>
        <p>{t('request.addNeedsScript')}</p>
      </noscript>
      <form
        method="dialog"
        noValidate
        data-request="addition"
        data-wakes="visible"
        data-token={token}
        data-texts={JSON.stringify(texts)}
        aria-label={t('request.add')}
      >
        <ErrorTemplate />
        <TextArea
          label={t('request.addLabel')}
          hint={t('request.addHint')}
          maxLength={publicLimits.quoteMessageMaxLength}
          name="text"
          required
        />
        <Button type="submit">{t('request.addSend')}</Button>
        <TroublePlaces />
      </form>
    </section>
  )
}
