import { asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { notFound } from '#contract/base/failures.ts'
import { type Agency, type OwnAgency, standardChecks } from '#contract/trade/agency-fields.ts'
import { agencies, agencyChecks, media } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { adminOf, usersOf } from '#server/features/accounts/kit/agencies/people-of-agency.ts'
import { toPerson } from '#server/features/accounts/kit/to-person.ts'
import { presentMedia } from '#server/platform/media/present-media.ts'

type AgencyRow = typeof agencies.$inferSelect

interface ReadAgency {
  agency: AgencyRow
  logo: typeof media.$inferSelect | null
  users: number
  managerId: string | null
}

/** The agencies that meet a condition, with their logos, newest first. */
export function readAgencies(tx: Tx, wanted: SQL | undefined) {
  return tx
    .select({
      agency: getTableColumns(agencies),
      logo: getTableColumns(media),
      users: usersOf(agencies.id),
      managerId: adminOf(agencies.accountManagerId),
    })
    .from(agencies)
    .leftJoin(media, eq(media.id, agencies.logoId))
    .where(wanted)
}

/** Presents an agency's own data to the agency. */
export function presentOwnAgency({
  agency,
  logo,
  users: people,
  managerId,
}: ReadAgency): OwnAgency {
  const { licenceKind, licenceNumber } = agency
  return {
    id: agency.id,
    name: agency.name,
    country: agency.country,
    city: agency.city,
    website: agency.website,
    phone: agency.phone,
    taxId: agency.taxId,
    licence:
      licenceKind === null || licenceNumber === null
        ? null
        : { kind: licenceKind, number: licenceNumber },
    logo: logo && presentMedia(logo),
    status: agency.status,
    terms: agency.terms,
    sheets: agency.sheets,
    legalName: agency.legalName,
    lang: agency.lang,
    accountManagerId: managerId,
    contract: agency.contract,
    users: people,
    updatedAt: agency.updatedAt,
  }
}

/** Agencies as admins see them: the standard checks first, done or not, then the office's own. */
export async function presentAgencies(tx: Tx, rows: readonly ReadAgency[]): Promise<Agency[]> {
  const checks = await readChecks(
    tx,
    rows.map(({ agency }) => agency.id),
  )
  return rows.map((row) => {
    const made = checks.filter(({ agencyId }) => agencyId === row.agency.id)
    const names = new Set<string>([...standardChecks, ...made.map(({ name }) => name)])
    return {
      ...presentOwnAgency(row),
      notes: row.agency.notes,
      recheckOn: row.agency.recheckOn,
      termSetId: row.agency.termSetId,
      shares: row.agency.shares,
      branches: row.agency.branches,
      checks: [...names].map((check) => {
        const found = made.find(({ name }) => name === check)
        return {
          check,
          done: found?.done ?? false,
          by: found ? (found.by ?? { id: found.byId, name: found.byName }) : null,
          at: found?.at ?? null,
        }
      }),
    }
  })
}

function readChecks(tx: Tx, ids: string[]) {
  return tx
    .select({ ...getTableColumns(agencyChecks), by: toPerson(agencyChecks.byId) })
    .from(agencyChecks)
    .where(inArray(agencyChecks.agencyId, ids))
    .orderBy(asc(agencyChecks.sequence))
}

/** An agency as an admin sees it. @throws NOT_FOUND_ERROR */
export async function findAgency(tx: Tx, id: string): Promise<Agency> {
  const [agency] = await presentAgencies(tx, await readAgencies(tx, eq(agencies.id, id)))
  if (!agency) throw notFound()
  return agency
}

/** The agency's row, held until the transaction ends. @throws NOT_FOUND_ERROR */
export async function lockAgency(tx: Tx, id: string): Promise<AgencyRow> {
  const [row] = await tx.select().from(agencies).where(eq(agencies.id, id)).for('update')
  if (!row) throw notFound()
  return row
}
