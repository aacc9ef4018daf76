import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { leastContrast, type SiteColors } from '#contract/base/colors.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import styles from './color-fields.module.css'
import { type contrastsOf, ratioText } from './contrasts.ts'

interface ContrastListProps {
  contrasts: ReturnType<typeof contrastsOf>
  colors: SiteColors
}

/** Every pair that text stands in, as it looks, with its contrast and whether that is enough. */
export function ContrastList({ contrasts, colors }: ContrastListProps) {
  const t = usePanelTexts()
  const language = useLanguage()
  const least = leastContrast.toLocaleString(language)
  const weak = contrasts
    .filter((pair) => pair.weak)
    .map(({ name }) => t(`siteForm.colors.pair.${name}`))
  return (
    <div>
      <h3 className={styles.contrastsTitle}>{t('siteForm.colors.contrasts')}</h3>
      <ul className={styles.contrasts}>
        {contrasts.map(({ name, text, ground, ratio, weak: isWeak }) => {
          const Icon = ratio === undefined ? IconMinus : isWeak ? IconAlertTriangle : IconCheck
          return (
            <li key={name} className={styles.contrast} data-weak={isWeak}>
              <span
                aria-hidden
                className={styles.sample}
                style={{ color: colors[text], background: colors[ground] }}
              >
                Aa
              </span>
              <span>
                {t(`siteForm.colors.pair.${name}`)}
                <span className={styles.verdict}>
                  <Icon size={15} stroke={2} aria-hidden />
                  {ratio === undefined
                    ? t('siteForm.colors.unknown')
                    : `${ratioText(ratio, language)} : 1, ${isWeak ? t('siteForm.colors.tooLow', { least }) : t('siteForm.colors.enough')}`}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      <VisuallyHidden role="status">
        {weak.length > 0 && t('siteForm.colors.weak', { pairs: weak.join(', ') })}
      </VisuallyHidden>
    </div>
  )
}
