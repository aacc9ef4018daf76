import { Button, Group, Radio, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { usePanelTexts } from '../../layout/text/panel-texts.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { type Difference, differencesOf, mergeFields } from './conflict.ts'
import styles from './conflict-modal.module.css'
import { usePlainValue } from '../fields/plain-value.ts'

export interface ConflictLabels {
  /** A field's label; texts are named `details.en.name`. */
  labelOf: (path: string) => string
  /** A value as the editor reads it; undefined falls back to plain text. */
  show?: (path: string, value: unknown) => string | undefined
  /** Author and time of the change made meanwhile. */
  who?: ReactNode
}

interface ConflictModalProps<Values extends object> extends ConflictLabels {
  /** The common base of both versions. */
  base: Values
  theirs: Values
  yours: Values
  onResolve: (merged: Values) => void
  onLeave: () => void
}

type Version = 'theirs' | 'yours'

/** Shows two versions of what differs, side by side, and lets the editor choose field by field. */
export function ConflictModal<Values extends object>(props: ConflictModalProps<Values>) {
  const { base, theirs, yours, labelOf, show, who, onResolve, onLeave } = props
  const t = usePanelTexts()
  const differences = differencesOf(base, theirs, yours)
  // What one side alone changed is kept; where both did, yours is proposed.
  const [kept, setKept] = useState<Record<string, Version>>(() =>
    Object.fromEntries(
      differences.map(({ path, changedBy }) => [path, changedBy === 'theirs' ? 'theirs' : 'yours']),
    ),
  )
  const keepAll = (version: Version) =>
    setKept(Object.fromEntries(differences.map(({ path }) => [path, version])))
  const plain = usePlainValue()
  const text = (path: string, value: unknown) => show?.(path, value) ?? plain(value)
  const resolve = () => onResolve(mergeFields(theirs, yours, (path) => kept[path] === 'theirs'))

  return (
    <Dialog opened onClose={onLeave} title={t('conflict.title')} size="xl">
      <Stack>
        {who}
        <p>{t('conflict.text')}</p>
        <Group gap="xs">
          <Button variant="default" onClick={() => keepAll('theirs')}>
            {t('conflict.useAllTheirs')}
          </Button>
          <Button variant="default" onClick={() => keepAll('yours')}>
            {t('conflict.useAllYours')}
          </Button>
        </Group>
        {differences.map((difference: Difference) => (
          <Radio.Group
            key={difference.path}
            label={labelOf(difference.path)}
            description={t(`conflict.changedBy.${difference.changedBy}`)}
            value={kept[difference.path]}
            onChange={(value) =>
              setKept({ ...kept, [difference.path]: value === 'theirs' ? 'theirs' : 'yours' })
            }
          >
            <div className={styles.versions}>
              {(['theirs', 'yours'] as const).map((version) => (
                <Radio.Card key={version} value={version} className={styles.version}>
                  <span className={styles.whose}>
                    <Radio.Indicator size="xs" />
                    {t(`conflict.${version}`)}
                  </span>
                  <span className={styles.text}>{text(difference.path, difference[version])}</span>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={onLeave}>
            {t('form.cancel')}
          </Button>
          <Button onClick={resolve}>{t('conflict.save')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
