declare module 'fs-native-extensions' {
  /** Locks the whole file for this descriptor; false when another one holds it. */
  export function tryLock(fd: number): boolean
  export function unlock(fd: number): void
}
