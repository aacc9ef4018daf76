/** An item's own tags and, where its kind inherits, those of its destinations. */
export interface TaggedItem {
  tags: string[]
  inheritedTags?: string[]
  bannedTags?: string[]
}

/** An item's effective tags, each once: own ∪ (inherited − banned) (requirements §2.11). */
export function effectiveTags(item: TaggedItem): string[] {
  const { tags, inheritedTags = [], bannedTags = [] } = item
  return [...new Set([...tags, ...inheritedTags.filter((tag) => !bannedTags.includes(tag))])]
}
