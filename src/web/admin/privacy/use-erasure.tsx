import { Alert, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { AnswerOf } from '#contract/index.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './people.module.css'

type Erased = AnswerOf<'erasePerson'> & { email: string }

/** Asks before a person is erased, does it, and tells what was found of them. */
export function useErasure() {
  const t = usePanelTexts()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const [erased, setErased] = useState<Erased>()

  const erase = async (email: string) => {
    try {
      setErased({ ...(await panelCall('erasePerson', { email })), email })
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries({ refetchType: 'active' })
  }
  const askToErase = (email: string) =>
    modals.openConfirmModal({
      title: t('people.eraseTitle', { email }),
      children: <WhatWillHappen />,
      labels: { confirm: t('people.eraseConfirm'), cancel: t('form.cancel') },
      confirmProps: { color: 'wine' },
      onConfirm: () => void erase(email),
    })
  return {
    askToErase,
    outcome: erased && <Outcome erased={erased} />,
    forgetOutcome: () => setErased(undefined),
  }
}

function WhatWillHappen() {
  const t = usePanelTexts()
  return (
    <Stack gap="sm">
      <p>{t('people.eraseText')}</p>
      <ul className={styles.list}>
        <li>{t('people.eraseQuotes')}</li>
        <li>{t('people.eraseUser')}</li>
        <li>{t('people.eraseMails')}</li>
        <li>{t('people.eraseNews')}</li>
      </ul>
      <p>{t('people.eraseElsewhere')}</p>
    </Stack>
  )
}

function Outcome({ erased: { email, ...counts } }: { erased: Erased }) {
  const t = usePanelTexts()
  const found = counts.quotes + counts.users + counts.messages > 0
  return (
    <Alert
      color="lake"
      icon={<IconCheck size={20} />}
      title={t(found ? 'people.erased' : 'people.nobody', { email })}
    >
      {found && t('people.erasedCounts', counts)}
    </Alert>
  )
}
