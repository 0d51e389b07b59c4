import { readFileSync } from 'node:fs'
import type { ShownSetting } from '#modules/platform/systems/staff-contract.ts'

const example = new URL('../.env.example', import.meta.url)

/** Names of settings whose value nobody may read, and addresses that carry a password. */
const secretName = /SECRET|PASSWORD|TOKEN|KEY|PIN$|_HEADERS$|_DSN$|DATABASE_(?:DIRECT_|READ_)?URL|SMTP_URL/
const withPassword = /:\/\/[^/]*@/

const heading = /^# ── (.+?) ─/
const setting = /^#([A-Z][A-Z0-9_]*)=(.*)$/

/**
 * Every setting as .env.example explains it, in its order, and whether it was given. Of a secret nothing is told but that.
 * @param given what the environment says, without empty values
 */
export function shownSettings(given: Readonly<Record<string, string>>, text = readFileSync(example, 'utf8')): ShownSetting[] {
  const shown: ShownSetting[] = []
  let part = ''
  let about: string[] = []
  let told = false
  for (const line of text.split('\n')) {
    const found = setting.exec(line)
    if (found) {
      const [, name = '', usual = ''] = found
      const value = given[name]
      const secret = secretName.test(name) || withPassword.test(value ?? '')
      const set = value !== undefined
      shown.push({
        name,
        part,
        about: about.join(' '),
        usual: secret ? '' : usual,
        value: secret ? null : (value ?? null),
        set,
        secret,
      })
      told = true
      continue
    }
    const headed = heading.exec(line)?.[1]
    if (headed) part = headed
    if (told || headed || !line.startsWith('# ')) about = []
    told = false
    if (!headed && line.startsWith('# ')) about.push(line.slice(2))
  }
  return shown
}
