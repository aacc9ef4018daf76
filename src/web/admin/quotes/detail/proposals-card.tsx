import { Badge, Button, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useNavigate } from 'react-router'
import { limits } from '#contract/base/limits.ts'
import type { PayloadOf } from '#contract/index.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useEntityName } from '../inbox/use-entity-name.ts'
import { useRefreshQuotes } from '../inbox/use-quote-actions.ts'
import styles from './other-quotes.module.css'
import type { QuoteDetail } from './quote-detail.ts'

/** Lists the proposals made, and the beginnings of a new one. */
export function ProposalsCard({ quote }: { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const { proposals } = quote
  return (
    <Card title={t('inbox.proposals.title')} actions={<NewProposal quote={quote} />}>
      {proposals.length === 0 ? (
        <p className={styles.soft}>{t('inbox.proposals.none')}</p>
      ) : (
        <ul className={styles.list}>
          {proposals.map(({ id, version, title, state }) => (
            <li key={id}>
              <Link to={adminPaths.proposal(id)}>{title || t('inbox.proposals.untitled')}</Link>
              {version !== null && (
                <span className={styles.soft}>{t('inbox.proposals.version', { version })}</span>
              )}
              <Badge variant="light" color={state === 'accepted' ? 'pampas' : 'lake'} tt="none">
                {t(`inbox.proposals.states.${state}`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type Beginning = Omit<PayloadOf<'addProposal'>, 'quoteId'>

function NewProposal({ quote }: { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const navigate = useNavigate()
  const refresh = useRefreshQuotes()
  const showFailure = useFailureToast()
  const [busy, setBusy] = useState(false)
  const [terms, setTerms] = useState<ChosenTerms>('fitting')
  const beginnings = useBeginnings()(quote)
  const begin = async (from: Beginning) => {
    setBusy(true)
    try {
      const { id } = await panelCall('addProposal', {
        quoteId: quote.id,
        ...from,
        ...termsIn(terms),
      })
      await refresh()
      await navigate(adminPaths.proposal(id))
    } catch (failure) {
      showFailure(failure)
      setBusy(false)
    }
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-md"
          variant="default"
          data-key="proposal"
          aria-keyshortcuts="P"
          loading={busy}
          leftSection={<IconPlus size={16} />}
        >
          {t('inbox.proposals.new')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {beginnings.map(({ label, from }) => (
          <Menu.Item key={label} onClick={() => void begin(from)}>
            {label}
          </Menu.Item>
        ))}
        <TermsItems value={terms} onChange={setTerms} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** A set of terms by its id, that which fits, or none. */
type ChosenTerms = string

const termsIn = (chosen: ChosenTerms) =>
  chosen === 'fitting' ? {} : { termSetId: chosen === 'none' ? null : chosen }

interface TermsItemsProps {
  value: ChosenTerms
  onChange: (chosen: ChosenTerms) => void
}

/** The terms that the proposal begins with, where there are sets to choose from. */
function TermsItems({ value, onChange }: TermsItemsProps) {
  const t = usePanelTexts()
  const { data } = useQuery(operationQuery('listTermSets', {}))
  const sets = data?.list ?? []
  if (sets.length === 0) return null
  const choices = [
    { id: 'fitting', name: t('inbox.proposals.fittingTerms') },
    ...sets,
    { id: 'none', name: t('inbox.proposals.noTerms') },
  ]
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('inbox.proposals.terms')}</Menu.Label>
      {choices.map(({ id, name }) => (
        <Menu.Item
          key={id}
          role="menuitemradio"
          aria-checked={id === value}
          closeMenuOnClick={false}
          leftSection={<IconCheck size={16} visibility={id === value ? 'visible' : 'hidden'} />}
          onClick={() => onChange(id)}
        >
          {name}
        </Menu.Item>
      ))}
    </>
  )
}

/** Returns the possible beginnings of a quote's proposal: the journeys asked for first, nothing last. */
function useBeginnings(): (quote: QuoteDetail) => { label: string; from: Beginning }[] {
  const t = usePanelTexts()
  const entityName = useEntityName()
  return (quote) => {
    const { entityType, entityId, items, proposals } = quote
    const main = entityType && entityId ? [{ entityType, entityId, name: entityName(quote) }] : []
    const journeys = [...main, ...items].flatMap(({ entityType: kind, entityId: id, name }) =>
      kind === 'circuit' || kind === 'package'
        ? [{ label: t('inbox.proposals.fromItem', { name }), from: { fromItem: { kind, id } } }]
        : [],
    )
    const all = {
      label: t('inbox.proposals.fromItems'),
      from: {
        fromItems: [...main, ...items]
          .map(({ entityId: id }) => id)
          .slice(0, limits.proposalItemsMax),
      },
    }
    const earlier = proposals.map(({ id, version, title }) => ({
      label:
        version === null
          ? t('inbox.proposals.fromDraft', { title: title || t('inbox.proposals.untitled') })
          : t('inbox.proposals.fromProposal', { title, version }),
      from: { fromProposalId: id },
    }))
    return [
      ...journeys,
      ...(items.length > 0 ? [all] : []),
      ...earlier,
      { label: t('inbox.proposals.empty'), from: {} },
    ]
  }
}
