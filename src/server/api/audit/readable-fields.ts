import { partColumns } from '#contract/catalogue/facts/fact-columns.ts'
import { facts } from '#contract/catalogue/facts/facts.ts'

type Fields = Record<string, unknown>

/** A subject's columns as one reads what changed in them: facts as a whole, days by number, media by id. */
export function readableFields(fields: Fields): Fields {
  const { itinerary, media, ...columns } = fields
  return {
    ...withWholeFacts(columns),
    ...(itinerary ? { itinerary: daysOf(itinerary as Tables) } : {}),
    ...('media' in fields ? { media: mediaOf((media ?? []) as unknown[][]) } : {}),
  }
}

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function withWholeFacts(columns: Fields): Fields {
  const whole = { ...columns }
  for (const name of Object.keys(facts)) {
    const parts = partColumns(name)?.map(([column, part]) => ({ part, column: snakeCase(column) }))
    if (!parts?.every(({ column }) => column in columns)) continue
    const values = parts.map(({ part, column }) => [part, columns[column]])
    for (const { column } of parts) delete whole[column]
    const isKnown = values.some(([, value]) => value !== null)
    whole[name] = isKnown ? values.map(([, value]) => value).join(' · ') : null
  }
  return whole
}

const asObject = (value: unknown) => value as object | undefined

type Tables = Record<string, Fields[] | null>

/** Value of a row of a day's table: one value for a list, or a whole. */
const lists: Record<string, { field: string; valueOf: (row: Fields) => unknown }> = {
  itinerary_day_tours: { field: 'tourIds', valueOf: (row) => row['tour_id'] },
  itinerary_day_optional_tours: { field: 'optionalTourIds', valueOf: (row) => row['tour_id'] },
  itinerary_day_hotels: { field: 'alternativeHotelIds', valueOf: (row) => row['hotel_id'] },
  itinerary_transfers: { field: 'transfers', valueOf: transferOf },
}

function transferOf({ item_id: _item, day: _day, position: _position, ...transfer }: Fields) {
  return Object.values(transfer)
    .filter((value) => value !== null && typeof value !== 'boolean')
    .join(' · ')
}

/** The days by number, each with what it says in every language and the lists in their order. */
function daysOf(tables: Tables): Record<string, Fields> {
  const days: Record<string, Fields> = {}
  for (const { item_id: _item, day, ...columns } of tables['itinerary_days'] ?? []) {
    days[String(day)] = columns
  }
  for (const { day, lang, title, text } of tables['itinerary_day_texts'] ?? []) {
    const known = days[String(day)]
    if (known) known['details'] = { ...asObject(known['details']), [String(lang)]: { title, text } }
  }
  for (const [table, { field, valueOf }] of Object.entries(lists)) {
    const rows = (tables[table] ?? []).toSorted(
      (a, b) => Number(a['position']) - Number(b['position']),
    )
    for (const row of rows) {
      const known = days[String(row['day'])]
      const before = known?.[field]
      if (known) known[field] = [...(Array.isArray(before) ? before : []), valueOf(row)]
    }
  }
  return days
}

/** Returns the public fields of each medium; the location of its files is not among them. */
function mediaOf(rows: unknown[][]): Record<string, Fields> {
  return Object.fromEntries(
    rows.map(([id, position, order, , alt, caption, credit, x, y, decorative]) => [
      id,
      { position, order, alt, caption, credit, focus: x === null ? null : [x, y], decorative },
    ]),
  )
}
