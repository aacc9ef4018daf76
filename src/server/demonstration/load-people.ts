import { agencyLanguage } from '#contract/languages.ts'
import { demoQuotes, demoUsers } from '#demo/people.ts'
import { quotes, users } from '#server/db/schema/index.ts'
import type { Tx } from '#server/db/transaction.ts'
import { demoCatalogue } from '#demo/catalogue.ts'
import { type AddedIds, idOf } from './added.ts'

const hourMs = 60 * 60 * 1000

/** Adds accounts in every state. Nobody knows their passwords: a reset link is in the mailbox. */
export async function addPeople(tx: Tx, passwordHash: string, now: Date): Promise<void> {
  for (const { name, surname, email, state, ratesSeenDaysAgo } of demoUsers) {
    await tx
      .insert(users)
      .values({
        name,
        surname,
        email,
        passwordHash,
        role: state === 'admin' ? 'admin' : 'user',
        isApproved: state === 'approved' || state === 'admin',
        emailConfirmed: state !== 'unconfirmed',
        lastViewTariff:
          ratesSeenDaysAgo === undefined
            ? null
            : new Date(now.getTime() - ratesSeenDaysAgo * 24 * hourMs),
        createdAt: now,
      })
      .onConflictDoNothing()
  }
}

/** Adds requests for quotes, oldest first. */
export async function addQuotes(tx: Tx, ids: AddedIds, now: Date): Promise<void> {
  for (const quote of demoQuotes.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const { name, email, lang, entityType, item, message, seen } = quote
    await tx.insert(quotes).values({
      name,
      email,
      lang,
      entityType,
      entityId: idOf(ids, `${entityType} ${item}`),
      entityName: agencyName(entityType, item),
      message,
      seen,
      creationDate: new Date(now.getTime() - quote.hoursAgo * hourMs),
    })
  }
}

function agencyName(kind: (typeof demoQuotes)[number]['entityType'], key: string): string {
  const { destinations, circuits, packages, incentives } = demoCatalogue
  const tours = destinations.flatMap((destination) => destination.tours)
  const ofKind = {
    destination: destinations,
    tour: tours,
    circuit: circuits,
    package: packages,
    incentive: incentives,
  }[kind]
  return ofKind.find((each) => each.key === key)?.details[agencyLanguage].name ?? key
}
