import { setTimeout as after } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepUser } from '../api/user.ts'
import { askOtherTabs } from './other-tabs.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const reader = { id: 'reader', token: 'token', role: 'holder' } as Parameters<typeof keepUser>[0]

/** In a tab with a session storage of its own. */
function signInElsewhere() {
  keepUser(reader)
  vi.stubGlobal('sessionStorage', storage())
}

/** Another tab of the browser, slow to hear what is asked: longer than anybody waits where nobody signed in. */
function slowTab() {
  const channel = new BroadcastChannel('visit')
  channel.addEventListener('message', ({ data }) => {
    if (data === 'who') void after(500).then(() => channel.postMessage(reader))
  })
  return channel
}

describe('a new tab', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage())
    vi.stubGlobal('sessionStorage', storage())
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('waits for a slow one where somebody signed in in this browser', async () => {
    const other = slowTab()
    signInElsewhere()
    expect(await askOtherTabs()).toEqual(reader)
    other.close()
  })
  it('waits once alone where the tab that knew is gone', async () => {
    signInElsewhere()
    expect(await askOtherTabs()).toBeNull()
    expect(localStorage.getItem('signed_in')).toBeNull()
  })
})
