import { Badge } from '@mantine/core'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { DetailedAgency } from '#contract/trade/agencies.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { EmailText } from '#web/admin/kit/layout/text/email-text.tsx'
import { Card } from '#web/admin/kit/layout/card.tsx'
import styles from '../agencies.module.css'

/** Lists the people who sell for the agency. */
export function PeopleCard({ agency: { id, people } }: { agency: DetailedAgency }) {
  const t = usePanelTexts()
  return (
    <Card title={t('agencyForm.people')} hint={t('agencyForm.peopleHint')}>
      {people.length === 0 ? (
        <p className={styles.soft}>{t('agencyForm.noPeople')}</p>
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
                {t(isApproved ? 'agencyForm.personApproved' : 'agencyForm.personWaiting')}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.ways}>
        <Link to={adminPaths.addUserOf(id)}>{t('agencyForm.addPerson')}</Link>
        {people.length > 0 && <Link to={adminPaths.usersOf(id)}>{t('agencyForm.showPeople')}</Link>}
        <Link to={adminPaths.quotesOf(id)}>{t('agencyForm.showRequests')}</Link>
      </p>
    </Card>
  )
}
