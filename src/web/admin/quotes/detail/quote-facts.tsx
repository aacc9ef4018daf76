import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { Card } from '#web/admin/kit/layout/card.tsx'
import { useEntityName } from '../inbox/use-entity-name.ts'
import styles from './quote-facts.module.css'
import { isErased, type QuoteDetail } from './quote-detail.ts'
import { useQuoteLabels } from './timeline/use-quote-labels.ts'

/** Everything that was asked; what was not said is not there. */
export function QuoteFacts({ quote }: { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const entityName = useEntityName()
  const labels = useQuoteLabels()(quote)
  const { entityType, entityId, destinations, agency, items, message, lang } = quote
  return (
    <Card
      title={t('inbox.facts.title')}
      actions={
        !isErased(quote) && (
          <Button
            component={Link}
            to={adminPaths.editQuote(quote.id)}
            variant="default"
            leftSection={<IconPencil size={17} stroke={1.6} />}
          >
            {t('inbox.edit.button')}
          </Button>
        )
      }
    >
      <p className={styles.message} lang={lang}>
        {message}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('inbox.facts.item')}</dt>
          <dd>
            {entityType && entityId ? (
              <>
                <Link to={adminPaths.view(entityType, entityId)}>{entityName(quote)}</Link>
                {` · ${t(`kinds.${entityType}`)}`}
              </>
            ) : (
              t('inbox.open')
            )}
          </dd>
        </div>
        {destinations.length > 0 && (
          <div>
            <dt>{t('inbox.facts.destinations')}</dt>
            <dd>
              {destinations.map(({ id, name }, place) => (
                <span key={id}>
                  {place > 0 && ', '}
                  <Link to={adminPaths.view('destination', id)}>{name}</Link>
                </span>
              ))}
            </dd>
          </div>
        )}
        {agency && (
          <div>
            <dt>{t('inbox.facts.agency')}</dt>
            <dd>
              <Link to={adminPaths.editAgency(agency.id)}>{agency.name}</Link>
            </dd>
          </div>
        )}
        {labels.map(({ label, text, wide }) => (
          <div key={label} data-wide={wide}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {items.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('inbox.facts.items')}</h3>
          <ul className={styles.items}>
            {items.map(({ entityType: kind, entityId: id, name, note, entityDetails }) => (
              <li key={`${kind} ${id}`}>
                <Link to={adminPaths.view(kind, id)}>
                  {entityName({ entityDetails, entityName: name })}
                </Link>
                {` · ${t(`kinds.${kind}`)}`}
                {note && (
                  <p className={styles.note} lang={lang}>
                    {note}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
