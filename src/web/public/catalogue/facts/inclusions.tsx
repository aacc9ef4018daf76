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

/** Says whom a journey suits, beside who should think twice. */
export function SuitsAndNot({ suits, thinkTwice }: Pick<TextsView, 'suits' | 'thinkTwice'>) {
  const t = useTexts()
  const columns = [
    { title: t('itemTexts.suits'), className: styles.included, ...suits },
    { title: t('itemTexts.thinkTwice'), className: styles.excluded, ...thinkTwice },
  ]
  return <TwoLists title={t('journey.forWhom')} columns={columns} />
}

/** Lists the things in the price beside those that are not. */
export function IncludedAndNot({ included, excluded }: Pick<TextsView, 'included' | 'excluded'>) {
  const t = useTexts()
  const columns = [
    { title: t('itemTexts.included'), className: styles.included, ...included },
    { title: t('itemTexts.excluded'), className: styles.excluded, ...excluded },
  ]
  return <TwoLists title={t('journey.inThePrice')} columns={columns} />
}

interface TwoListsProps {
  title: string
  columns: readonly (LinesView & { title: string; className: string | undefined })[]
}

/** Two lists of lines side by side; an empty one is left out. */
function TwoLists({ title, columns }: TwoListsProps) {
  const shown = columns.filter(({ lines }) => lines.length > 0)
  return (
    <Section items={shown} title={title}>
      <div className={styles.columns}>
        {shown.map(({ title: name, className, lines, lang }) => (
          <div key={name}>
            <h3>{name}</h3>
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
