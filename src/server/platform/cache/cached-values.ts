/**
 * Every cache and what its values are. The file that makes the values adds its line here
 * (`declare module`), so that the caches know of nobody who uses them.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface CachedValues {}
