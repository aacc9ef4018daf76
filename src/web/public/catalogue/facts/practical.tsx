import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { Section } from '#web/public/ui/section.tsx'
import { Disclosures } from '../page/disclosures.tsx'
import type { TopicView } from '../tags/texts-view.server.ts'

/** Lists the things to know before going, a topic each. */
export function Practical({ topics, id }: { topics: readonly TopicView[]; id?: string }) {
  const t = useTexts()
  return (
    <Section items={topics} title={t('facts.practical')} id={id}>
      <Disclosures
        entries={topics.map(({ topic, blocks, lang }) => ({
          title: t(`facts.topics.${topic}`),
          content: <RichText blocks={blocks} lang={lang} />,
        }))}
      />
    </Section>
  )
}
