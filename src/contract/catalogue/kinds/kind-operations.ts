import {
  type Kind,
  kindFacts,
  kinds,
  type OrderedMediaKind,
  type PluralOf,
  type StarredKind,
} from '#contract/base/kinds.ts'

/** The names of what is done alike to an item of whatever kind; null where a kind has no such operation. */
export interface OperationNames<K extends Kind> {
  add: `add${Capitalize<K>}`
  edit: `edit${Capitalize<K>}`
  delete: `delete${Capitalize<K>}`
  detail: `detail${Capitalize<K>}`
  landingDetail: `landingDetail${Capitalize<K>}`
  list: `list${Capitalize<PluralOf<K>>}`
  toggleStatus: `toggle${Capitalize<K>}Status`
  toggleStarred: K extends StarredKind ? `toggle${Capitalize<K>}Starred` : null
  addMedia: `add${Capitalize<K>}Media`
  removeMedia: `remove${Capitalize<K>}Media`
  editMediaPosition: `edit${Capitalize<K>}MediaPosition`
  updateMediaOrder: K extends OrderedMediaKind ? `update${Capitalize<K>}MediaOrder` : null
}

const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

function namesOf(kind: Kind): Record<keyof OperationNames<Kind>, string | null> {
  const { plural, starred, media } = kindFacts[kind]
  const name = capitalized(kind)
  return {
    add: `add${name}`,
    edit: `edit${name}`,
    delete: `delete${name}`,
    detail: `detail${name}`,
    landingDetail: `landingDetail${name}`,
    list: `list${capitalized(plural)}`,
    toggleStatus: `toggle${name}Status`,
    toggleStarred: starred ? `toggle${name}Starred` : null,
    addMedia: `add${name}Media`,
    removeMedia: `remove${name}Media`,
    editMediaPosition: `edit${name}MediaPosition`,
    updateMediaOrder: media === 'ordered' ? `update${name}MediaOrder` : null,
  }
}

/** The operations that every kind has under a name of its own (requirements §3.14). */
export const operationsOfKind = Object.fromEntries(
  kinds.map((kind) => [kind, namesOf(kind)]),
) as unknown as { [Each in Kind]: OperationNames<Each> }

/** The operation that reads the items of a kind at a destination. */
export function relatedToDestination<K extends Exclude<Kind, 'destination'>>(
  kind: K,
): `getDestinationRelated${Capitalize<PluralOf<K>>}` {
  const name = `getDestinationRelated${capitalized(kindFacts[kind].plural)}`
  return name as `getDestinationRelated${Capitalize<PluralOf<K>>}`
}
