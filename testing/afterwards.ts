import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Runs `cleanUp` after the test that runs now, or after the file's tests where none does: `afterAll` has no effect inside a test. */
export function afterwards(cleanUp: () => Promise<void> | void): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  register(cleanUp)
}
