import { callerOf } from './caller.ts'
import { site } from './site.ts'

/** Publishes the page of terms, which acceptances then have to agree to, or takes it back. */
export async function setTerms(status: boolean): Promise<void> {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listPages', { adminPanel: true })
  const terms = list.find(({ slug }) => slug === 'terms')
  if (terms && terms.status !== status) await admin('togglePageStatus', { id: terms.id })
}
