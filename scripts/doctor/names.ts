import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { type Finding, note, wrong } from './finding.ts'

const example = new URL('../../.env.example', import.meta.url)
/** Shorter ones are a letter apart from names that mean something to other programs. */
const shortest = 7

/** Every setting that there is. */
const knownNames = (): string[] => [...readFileSync(example, 'utf8').matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name!)

/** Whether two names are the same but for one letter that is another, missing, too many or in the wrong place. */
export function isSlipOf(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const [left, right] = [one.slice(from), other.slice(from)]
  const swapped = left.slice(0, 2) === [...right.slice(0, 2)].toReversed().join('')
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (swapped && left.slice(2) === right.slice(2))
  )
}

/**
 * What was set and is no setting of the shop: nothing says so at the start, since an environment is full of names of others.
 * @param file the text of .env
 */
export function lookAtNames(environment: Readonly<Record<string, string | undefined>>, file = ''): Finding[] {
  const known = knownNames()
  const isKnown = (name: string) => known.includes(name) || known.includes(name.replace(/_FILE$/, ''))
  const inFile = Object.keys(parseEnv(file))
  const found: Finding[] = []
  for (const name of new Set([...inFile, ...Object.keys(environment)])) {
    if (isKnown(name)) continue
    const plain = name.replace(/_FILE$/, '')
    const meant = plain.length < shortest ? undefined : known.find((setting) => isSlipOf(plain, setting))
    if (meant) found.push(wrong('settings', `${name} is no setting and changes nothing: is ${meant} meant?`))
    else if (inFile.includes(name))
      found.push(note('settings', `${name} in .env is no setting of the shop (.env.example has them all)`))
  }
  return found
}
