import { expect, test } from '@playwright/test'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { plurals } from '#contract/base/addresses/plurals.ts'
import { kindsInOrder } from '#contract/editing/transfer.ts'
import { textLanguages } from '#texts/languages.ts'
import type { Caller } from '#contract/index.ts'
import { makeFullCatalogue, withoutIds } from '#testing/sheets.ts'
import { callersOf } from './another-agencys-people.ts'
import { useTestServer } from './test-server.ts'

const source = useTestServer()
const target = useTestServer(undefined, 2)

interface Rows {
  counts: { add: number }
  rows: { row: number; action: string }[]
}

/** The file that an export answers. */
async function exported(token: string, kind: Kind, format: string, ids: string[]): Promise<Blob> {
  const response = await fetch(`${source.url}/api/exportCatalogue`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ kind, format, ids }),
  })
  expect(response.status).toBe(200)
  return response.blob()
}

async function imported(token: string, kind: Kind, file: Blob): Promise<Rows> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', file, `${kind}.bin`)
  const response = await fetch(`${target.url}/api/importCatalogue`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Rows
}

/** A page's text between header and footer, with items' externalId instead of their id and without the code of its address. */
async function mainOf(address: string, names: ReadonlyMap<string, string>): Promise<string[]> {
  const response = await fetch(address)
  expect(response.status, address).toBe(200)
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? []
  expect(main.length).toBeGreaterThan(1_000)
  return main
    .replaceAll(/<svg [^>]*crispEdges[^]*?<\/svg>/g, '')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => names.get(id) ?? 'a place')
    .replaceAll(new URL(address).origin, '')
    .split('>')
}

type Listing = { list: { id: string; externalId: string | null }[] }

/** The ids of a kind's items by their externalId. */
async function idsByName(call: Caller, kind: Kind): Promise<Map<string, string>> {
  const ask = call as unknown as (name: string, payload: object) => Promise<Listing>
  const { list } = await ask(operationsOfKind[kind].list, { adminPanel: true })
  return new Map(list.flatMap(({ id, externalId }) => (externalId ? [[externalId, id]] : [])))
}

test('what leaves one installation as sheets makes the same pages in an empty one', async () => {
  test.setTimeout(120_000)
  const { admin: there, token } = await callersOf(source)
  const { admin: here, token: targetToken } = await callersOf(target)
  const main = await makeFullCatalogue(there)
  await there('toggleCircuitStatus', { id: main.circuit })
  // Everything that the items lead to is called by a name that the other installation knows.
  const circuit = await there('detailCircuit', { id: main.circuit, adminPanel: true })
  const optional = circuit.itinerary.flatMap((day) => day.optionalTourIds)
  for (const id of optional) await there('editTour', { id, externalId: 'optional' })
  const idsOf = (kind: Kind) => {
    if (kind === 'destination') return circuit.destinationIds
    return kind === 'tour' ? [main.tour, ...optional] : [main[kind]]
  }
  const names = new Map<string, string>()
  // Each kind in another format, since all of them hold everything.
  const formats = ['json', 'csv', 'xlsx'] as const
  for (const [index, kind] of kindsInOrder.entries()) {
    const format = formats[index % formats.length] ?? 'json'
    const file = await withoutIds(await exported(token, kind, format, idsOf(kind)), format)
    const { rows, counts } = await imported(targetToken, kind, file)
    expect(
      rows.filter(({ action }) => action !== 'add'),
      kind,
    ).toEqual([])
    expect(counts.add).toBe(idsOf(kind).length)
  }

  for (const kind of kindsInOrder) {
    const [before, after] = [await idsByName(there, kind), await idsByName(here, kind)]
    for (const [name, id] of [...before, ...after]) names.set(id, name)
  }
  for (const kind of kindsInOrder) {
    const id = main[kind]
    const arrived = (await idsByName(here, kind)).get(names.get(id) ?? '') ?? ''
    for (const lang of textLanguages) {
      const at = (url: string, which: string) => `${url}/${lang}/${plurals[kind]}/${which}`
      const moved = await mainOf(at(target.url, arrived), names)
      expect(moved).toEqual(await mainOf(at(source.url, id), names))
    }
  }
})
