import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { defaultColors, type SiteColors } from '#contract/base/colors.ts'
import { errorAt, type WholeField } from '#web/admin/kit/form/fields/whole-field.ts'
import styles from './color-fields.module.css'
import { ContrastList } from './contrast-list.tsx'
import { contrastsOf } from './contrasts.ts'
import { colorNames, knownColors } from './colors-form-values.ts'

/** The four colours, each picked or typed, and how they read on one another. */
export function ColorFields({ value, onChange, errors }: WholeField<SiteColors>) {
  const t = usePanelTexts()
  const contrasts = contrastsOf(value)
  const weak = contrasts.filter((pair) => pair.weak)
  // The server's refusal names pairs: their words are said in the panel's language.
  const isRefused = Boolean(errors[''])
  const pairs = weak.map(({ name }) => t(`siteForm.colors.pair.${name}`)).join(', ')
  return (
    <>
      <div className={styles.colors}>
        {colorNames.map((name) => (
          <ColorField
            key={name}
            name={name}
            value={value[name]}
            onChange={(color) => onChange({ ...value, [name]: color })}
            error={
              errorAt(errors, name) ??
              (isRefused && weak.some(({ text, ground }) => text === name || ground === name))
            }
          />
        ))}
      </div>
      {isRefused && pairs && (
        <p className={styles.error} role="alert">
          {t('siteForm.colors.weak', { pairs })}
        </p>
      )}
      <ContrastList contrasts={contrasts} colors={value} />
    </>
  )
}

interface ColorFieldProps {
  name: keyof SiteColors
  value: string
  onChange: (color: string) => void
  error: React.ReactNode
}

function ColorField({ name, value, onChange, error }: ColorFieldProps) {
  const t = usePanelTexts()
  const label = t(`siteForm.labels.colors.${name}`)
  const usesId = useId()
  const known = knownColors({ primary: value, accent: value, ink: value, paper: value })
  return (
    <div className={styles.color}>
      <input
        type="color"
        className={styles.picker}
        aria-label={label}
        aria-describedby={usesId}
        value={known?.primary ?? defaultColors[name]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div>
        <p className={styles.name}>{label}</p>
        <p id={usesId} className={styles.use}>
          {t(`siteForm.colors.uses.${name}`)}
        </p>
        <TextInput
          aria-label={t('siteForm.colors.hex', { color: label })}
          placeholder={t('siteForm.colors.hexHint', { example: defaultColors[name] })}
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          value={value}
          onChange={(event) => onChange(withSharp(event.currentTarget.value))}
          error={error}
        />
      </div>
    </div>
  )
}

/** Colours are often copied without their sign. */
function withSharp(typed: string): string {
  return /^[0-9a-f]{6}$/i.test(typed.trim()) ? `#${typed.trim()}` : typed
}
