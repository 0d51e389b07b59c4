import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isPrivateArea } from '#screens/audience.ts'
import { files } from '../routes.ts'

const app = join(import.meta.dirname, '..')

/** A screen's file and everything of the storefront that it draws with. */
function drawnWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type)[^'"]*from '(\.[^']*\.tsx?)'/gm))
    drawnWith(resolve(dirname(file), path), seen)
  return seen
}

describe('screens of the private area', () => {
  it('are all those that speak its words, for the others do without them', () => {
    const speaking = Object.entries(files).filter(([file]) =>
      [...drawnWith(join(app, file))].some(
        (path) => !path.endsWith('messages.tsx') && readFileSync(path, 'utf8').includes('usePrivateMessages('),
      ),
    )
    expect(speaking.length).toBeGreaterThan(10)
    expect(speaking.flatMap(([, keys]) => keys).filter((key) => !isPrivateArea(key))).toEqual([])
  })
})
