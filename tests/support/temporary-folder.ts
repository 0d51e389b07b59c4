import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder that is gone when the test is: give it `onTestFinished` or `afterAll`. */
export function temporaryFolder(afterwards: (remove: () => void) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-test-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
