import type { Language } from '#contract/base/languages/languages.ts'
import type { Block } from '#contract/base/text/rich-text-blocks.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { RichText } from '#web/shared/ui/rich-text.tsx'
import { Section } from '#web/public/ui/section.tsx'
import styles from './inclusions.module.css'
import type { LinesView, TextsView } from '../tags/texts-view.server.ts'

/** Lists the highlights that an item is praised for. */
export function Highlights({ lines, lang }: LinesView) {
  const t = useTexts()
  return (
    <Section items={lines} title={t('itemTexts.highlights')}>
      <ul className={styles.highlights} lang={lang}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  )
}

/** Lists the things in the price beside those that are not. */
export function IncludedAndNot({ included, excluded }: Pick<TextsView, 'included' | 'excluded'>) {
  const t = useTexts()
  const columns = [
    { title: t('itemTexts.included'), className: styles.included, ...included },
    { title: t('itemTexts.excluded'), className: styles.excluded, ...excluded },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <Section items={columns} title={t('journey.inThePrice')}>
      <div className={styles.columns}>
        {columns.map(({ title, className, lines, lang }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className={className} lang={lang}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

interface ConditionsProps {
  conditions: { blocks: Block[]; lang?: Language }
}

/** Conditions of a proposal. */
export function Conditions({ conditions }: ConditionsProps) {
  const t = useTexts()
  return (
    <Section items={conditions.blocks} title={t('itemTexts.conditions')}>
      <RichText {...conditions} />
    </Section>
  )
}
