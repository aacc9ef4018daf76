import { UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertCircle, IconBulb } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { fallbackLanguage } from '#contract/base/languages/languages.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import type { BrokenRule, ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import {
  completenessOf,
  type DetailsFormValues,
} from '#web/admin/catalogue/form/details-form-values.ts'
import styles from './missing-card.module.css'

interface MissingCardProps<
  Values extends Record<string, unknown> & { details: DetailsFormValues },
> {
  item: ItemForm<Values>
  /** Returns the label of a field. */
  labelOf: (path: string) => string
  /** Whether something stands for it on cards. */
  hasMainPicture: boolean
}

const typingPauseMs = 400

/**
 * Lists the missing fields of an item before publication, each leading to its field, and the fields that would
 * improve it.
 */
export function MissingCard<
  Values extends Record<string, unknown> & { details: DetailsFormValues },
>({ item, labelOf, hasMainPicture }: MissingCardProps<Values>) {
  const languages = useLanguagesInUse()
  const t = usePanelTexts()
  const [values] = useDebouncedValue(item.form.values, typingPauseMs)
  const { details } = values
  // Checked again when typing rests, whatever else the page shows anew meanwhile.
  const [checked, setChecked] = useState<{ of: Values; broken: BrokenRule[] }>()
  if (checked?.of !== values) {
    const broken = withEnglish(item.check(), details, t('messages.nameEmpty'))
    setChecked({ of: values, broken: oncePer(broken, ({ path }) => labelOf(path)) })
  }
  const broken = checked?.broken ?? []
  const unwritten = languages.filter(
    (lang) => lang !== fallbackLanguage && completenessOf(details[lang]) !== 'complete',
  )
  const advice = [
    ...(hasMainPicture ? [] : [t('drafts.noMain')]),
    ...unwritten.map((lang) => t('drafts.noLanguage', { language: t(`common.languages.${lang}`) })),
  ]
  const isWhole = broken.length + advice.length === 0
  return (
    <Card title={t('drafts.missing')} hint={t('drafts.missingHint')}>
      {isWhole && <p>{t('drafts.missingNothing')}</p>}
      <ul className={styles.list} aria-label={t('drafts.required')}>
        {broken.map((rule) => (
          <li key={rule.path} className={styles.entry}>
            <IconAlertCircle size={17} stroke={1.8} className={styles.required} aria-hidden />
            <UnstyledButton className={styles.link} onClick={() => item.pointOut([rule])}>
              {labelOf(rule.path)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <ul className={styles.list} aria-label={t('drafts.advised')}>
        {advice.map((each) => (
          <li key={each} className={styles.entry}>
            <IconBulb size={17} stroke={1.8} className={styles.advised} aria-hidden />
            <span>{each}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/**
 * Adds the rule of English texts: an item that may be stored without texts cannot be published without English ones.
 */
function withEnglish(
  broken: readonly BrokenRule[],
  details: DetailsFormValues,
  message: string,
): readonly BrokenRule[] {
  const path = `details.${fallbackLanguage}.name`
  const isBlank = completenessOf(details[fallbackLanguage]) === 'blank'
  if (!isBlank || broken.some((rule) => rule.path === path)) return broken
  return [{ path, message }, ...broken]
}

/** Fields that are called alike are one line. */
function oncePer<Each>(list: readonly Each[], nameOf: (each: Each) => string): Each[] {
  return [...new Map(list.toReversed().map((each) => [nameOf(each), each])).values()].toReversed()
}
