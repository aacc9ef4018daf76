import type { ReactNode } from 'react'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { Section, SideBySide } from '#web/public/ui/section.tsx'
import { Disclosures } from '../page/disclosures.tsx'
import type { SectionView } from '../tags/texts-view.server.ts'

interface TextSectionsProps {
  sections: readonly SectionView[]
  /** Whether the page's bar leads to them, each by the name of its field. */
  linked?: boolean
  /** Further sections beside them. */
  children?: ReactNode
}

/** Shows the texts of an item that have no place of their own on its page, a section each. */
export function TextSections({ sections, linked = false, children }: TextSectionsProps) {
  const t = useTexts()
  return (
    <SideBySide>
      {sections.map((section) => {
        const { field } = section
        return (
          <Section
            key={field}
            title={t(`itemTexts.${field}`)}
            id={linked ? field : undefined}
            openable={'rows' in section && section.rows.length > 2}
          >
            <SectionContent {...section} />
          </Section>
        )
      })}
      {children}
    </SideBySide>
  )
}

function SectionContent(section: SectionView) {
  const t = useTexts()
  const { lang } = section
  if ('rows' in section) {
    const entries = section.rows.map(({ title, blocks }) => {
      const content = <RichText blocks={blocks} lang={lang} />
      if (typeof title === 'string') return { title, lang, content }
      return { title: t(`facts.topics.${title.topic}`), content }
    })
    return <Disclosures entries={entries} />
  }
  if ('blocks' in section) return <RichText blocks={section.blocks} lang={lang} />
  if ('text' in section) return <p lang={lang}>{section.text}</p>
  return (
    <ul lang={lang}>
      {section.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
