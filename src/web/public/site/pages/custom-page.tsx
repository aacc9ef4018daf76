import { paths } from '#contract/base/addresses/addresses.ts'
import { localDay } from '#contract/base/dates/local-day.ts'
import { inEachLanguage, inLanguage } from '#contract/base/languages/languages.ts'
import { dayText } from '#contract/base/dates/day-text.ts'
import { useLanguage, useTexts } from '#web/shared/i18n/use-texts.tsx'
import { pageContext } from '#web/page-context.ts'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { Breadcrumbs } from '#web/public/frame/head/breadcrumbs.tsx'
import { PageHead } from '#web/public/frame/head/page-head.tsx'
import { richText, startOfText } from '#web/public/ui/rich-text.server.ts'
import type { Route } from './+types/custom-page.ts'
import styles from './custom-page.module.css'

/** A title may be there in a language whose text is still to be written: each falls back on its own. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { caller, language, site } = context.get(pageContext)
  const page = await caller('getPage', { slug })
  const title = inLanguage(page.details, language)
  const text = inLanguage(
    page.details.filter(({ body }) => body !== ''),
    language,
  )
  return {
    slug,
    title: title?.title ?? slug,
    titleLang: title && title.lang !== language ? title.lang : undefined,
    blocks: richText(text?.body ?? ''),
    textLang: text && text.lang !== language ? text.lang : undefined,
    description: text ? startOfText(text.body) : '',
    updatedOn: localDay(site.office.timeZone, new Date(page.updatedAt)),
  }
}

export default function CustomPage({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts()
  const language = useLanguage()
  const { slug, title, titleLang, updatedOn } = page
  return (
    <article className={styles.page}>
      <PageHead
        title={title}
        description={page.description}
        alternates={inEachLanguage((each) => paths.page(each, slug))}
        jsonLd={[
          {
            '@type': 'WebPage',
            name: title,
            inLanguage: page.textLang ?? language,
            dateModified: updatedOn,
          },
        ]}
      />
      <Breadcrumbs page={title} lang={titleLang} />
      <header className={styles.head}>
        <h1 lang={titleLang}>{title}</h1>
        <p className={styles.updated}>
          <time dateTime={updatedOn}>
            {t('common.updatedOn', { date: dayText(updatedOn, language) })}
          </time>
        </p>
      </header>
      <RichText blocks={page.blocks} lang={page.textLang} />
    </article>
  )
}
