import { Button, Menu, Radio, Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { type LostReason, lostReasons } from '#contract/quotes/inbox.ts'
import { type QuoteState, quoteStates } from '#contract/quotes/quote-fields.ts'
import { openDialog } from '#web/admin/kit/dialog/open-dialog.tsx'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { stateColors } from '../list/state-colors.ts'
import { useQuoteActions } from '../inbox/use-quote-actions.ts'
import type { QuoteDetail } from './quote-detail.ts'

/** State of the quote; lost asks for a reason. */
export function StateMenu({ quote }: { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const { carryOut } = useQuoteActions()
  const { id: quoteId, state: shown, reason: known } = quote
  const put = (state: QuoteState, reason?: LostReason) =>
    carryOut(
      () => panelCall('quoteSetState', { quoteId, state, reason, expectedState: shown }),
      t('inbox.actions.stateChanged', { state: t(`inbox.states.${state}`) }),
    )
  const askWhy = () => {
    openDialog({
      title: t('inbox.actions.lostTitle'),
      content: (close) => (
        <ReasonForm
          onCancel={close}
          onChoose={(reason) => {
            close()
            void put('lost', reason)
          }}
        />
      ),
    })
  }
  const state = t(`inbox.states.${shown}`)
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="light"
          color={stateColors[shown]}
          data-key="state"
          aria-keyshortcuts="S"
          rightSection={<IconChevronDown size={16} />}
        >
          {t('inbox.actions.state', {
            state: known ? `${state} (${t(`inbox.reasons.${known}`)})` : state,
          })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {quoteStates
          .filter((each) => each !== shown)
          .map((each) => (
            <Menu.Item key={each} onClick={() => (each === 'lost' ? askWhy() : void put(each))}>
              {t(`inbox.states.${each}`)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface ReasonFormProps {
  onCancel: () => void
  onChoose: (reason: LostReason) => void
}

function ReasonForm({ onCancel, onChoose }: ReasonFormProps) {
  const t = usePanelTexts()
  const [chosen, setChosen] = useState<LostReason>()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onChoose(chosen)
      }}
    >
      <Radio.Group
        aria-label={t('inbox.actions.lostTitle')}
        value={chosen ?? null}
        onChange={(value) => setChosen(lostReasons.find((each) => each === value))}
      >
        <Stack gap="xs">
          {lostReasons.map((reason, place) => (
            <Radio
              key={reason}
              value={reason}
              label={t(`inbox.reasons.${reason}`)}
              data-autofocus={place === 0 ? true : undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Stack mt="md" gap="xs">
        <Button type="submit" disabled={!chosen}>
          {t('inbox.actions.lostConfirm')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </Stack>
    </form>
  )
}
