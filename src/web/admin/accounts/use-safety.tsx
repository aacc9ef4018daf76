import { Checkbox, Stack } from '@mantine/core'
import { modals } from '@mantine/modals'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { User } from '#contract/accounts/users.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

type Person = Pick<User, 'id' | 'name' | 'surname'>

/** Asks before a user's sessions are ended, or their second factor is taken away, which nobody does to themself. */
export function useSafety(myId: string | undefined) {
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const carryOut = async (call: () => Promise<unknown>, said: string) => {
    try {
      await call()
      toastSuccess(said)
    } catch (failure) {
      showFailure(failure)
    }
  }
  const fullName = ({ name, surname }: Person) => `${name} ${surname}`
  return {
    askToEndSessions: (person: Person) => {
      const name = fullName(person)
      let removeFactors = false
      modals.openConfirmModal({
        title: t('users.endSessionsTitle', { name }),
        children: (
          <Stack>
            <p>{t('users.endSessionsText')}</p>
            {person.id !== myId && (
              <Checkbox
                label={t('users.endSessionsFactors')}
                onChange={({ currentTarget }) => {
                  removeFactors = currentTarget.checked
                }}
              />
            )}
          </Stack>
        ),
        labels: { confirm: t('users.endSessions'), cancel: t('form.cancel') },
        confirmProps: { color: 'wine' },
        onConfirm: () =>
          void carryOut(
            () => panelCall('endUserSessions', { id: person.id, removeFactors }),
            t('users.sessionsEnded', { name }),
          ),
      })
    },
    askToRemoveFactor: (person: Person) => {
      const name = fullName(person)
      modals.openConfirmModal({
        title: t('users.removeFactorTitle', { name }),
        children: t('users.removeFactorText'),
        labels: { confirm: t('users.removeFactor'), cancel: t('form.cancel') },
        confirmProps: { color: 'wine' },
        onConfirm: () =>
          void carryOut(
            () => panelCall('removeSecondFactor', { id: person.id }),
            t('users.factorRemoved', { name }),
          ),
      })
    },
  }
}
