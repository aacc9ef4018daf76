import { TagsInput } from '@mantine/core'
import { useDebouncedState } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import styles from './tag-fields.module.css'

interface TagsFieldProps {
  value: string[]
  onChange: (tags: string[]) => void
  error?: ReactNode
}

/** Tags, with the catalogue's own as suggestions; lower-cased as the server keeps them. */
export function TagsField({ value, onChange, error }: TagsFieldProps) {
  const t = usePanelTexts()
  const { known, onSearch } = useKnownTags()
  const change = (tags: string[]) => {
    const kept = tags.map((tag) => tag.trim().toLowerCase().slice(0, limits.tagMaxLength))
    onChange([...new Set(kept.filter(Boolean))])
  }
  return (
    <TagsInput
      aria-label={t('form.tags')}
      description={t('form.tagsHint', { count: value.length, max: limits.tagsMax })}
      data={known}
      onSearchChange={onSearch}
      value={value}
      onChange={change}
      maxTags={limits.tagsMax}
      splitChars={[',', ';']}
      limit={12}
      clearable={false}
      error={error}
    />
  )
}

const old = { staleTime: 300_000 }

/** Tags in use, by name: the first ones, or those that fit to what is typed where there are more. */
function useKnownTags() {
  const [typed, setTyped] = useDebouncedState('', 180)
  const limit = limits.idsMax
  const first = useQuery({ ...operationQuery('listTags', { limit }), ...old }).data?.list ?? []
  const keyword = typed.trim().slice(0, limits.keywordMaxLength)
  const found = useQuery({
    ...operationQuery('listTags', { keyword, limit }),
    ...old,
    enabled: first.length === limit && keyword !== '',
    placeholderData: keepPreviousData,
  }).data?.list
  const known = (keyword && found ? found : first).map(({ tag }) => tag)
  return { known, onSearch: setTyped }
}

interface InheritedTagsProps {
  /** Undefined until a destination is chosen. */
  inherited: readonly string[] | undefined
  /** Those that are hidden here. */
  value: string[]
  onChange: (banned: string[]) => void
}

/** The destinations' tags as chips; a click bans one here, another click brings it back. */
export function InheritedTags({ inherited, value: banned, onChange }: InheritedTagsProps) {
  const t = usePanelTexts()
  const toggle = (tag: string) =>
    onChange(banned.includes(tag) ? banned.filter((each) => each !== tag) : [...banned, tag])
  const hint = inherited?.length
    ? t('form.inheritedHint')
    : t(inherited ? 'form.noInherited' : 'form.inheritedLater')
  return (
    <div>
      <p className={styles.label}>{t('form.inherited')}</p>
      <p className={styles.hint}>{hint}</p>
      <ul className={styles.chips}>
        {inherited?.map((tag) => {
          const hidden = banned.includes(tag)
          const Icon = hidden ? IconEyeOff : IconEye
          return (
            <li key={tag}>
              <button
                type="button"
                className={styles.chip}
                data-banned={hidden}
                aria-label={hidden ? t('form.unban', { tag }) : t('form.ban', { tag })}
                onClick={() => toggle(tag)}
              >
                {tag}
                <Icon size={15} stroke={1.7} aria-hidden />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
