import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DetailedAgency } from '#contract/trade/agencies.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { EmailText } from '#web/admin/kit/layout/text/email-text.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import styles from '../agencies.module.css'

/** Lists the people who sell for the agency. */
export function PeopleCard({ agency: { id, people } }: { agency: DetailedAgency }) {
  const { t } = useTranslation('admin')
  return (
    <Card title={t('agencies.people')} hint={t('agencies.peopleHint')}>
      {people.length === 0 ? (
        <p className={styles.soft}>{t('agencies.noPeople')}</p>
      ) : (
        <ul className={styles.rows}>
          {people.map(({ id: personId, name, email, position, isApproved }) => (
            <li key={personId} className={styles.row}>
              <span>
                <Link to={adminPaths.editAdmin(personId)} className={styles.name}>
                  {name}
                </Link>
                {position && <span className={styles.note}>{position}</span>}
                <span className={styles.note}>
                  <EmailText email={email} />
                </span>
              </span>
              <Badge variant="light" color={isApproved ? 'pampas' : 'ochre'} tt="none">
                {t(isApproved ? 'agencies.personApproved' : 'agencies.personWaiting')}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.ways}>
        <Link to={adminPaths.addUserOf(id)}>{t('agencies.addPerson')}</Link>
        {people.length > 0 && <Link to={adminPaths.usersOf(id)}>{t('agencies.showPeople')}</Link>}
        <Link to={adminPaths.quotesOf(id)}>{t('agencies.showRequests')}</Link>
      </p>
    </Card>
  )
}
