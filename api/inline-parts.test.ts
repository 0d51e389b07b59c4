import { describe, expect, it } from 'vitest'
import { byHashes, hashOf } from './inline-parts.ts'

const page = `<html><head><script nonce="m4rk">one()</script><style nonce="m4rk">a{}</style><link rel="modulepreload" nonce="m4rk" href="/a.js">
<script type="module" async="" nonce="m4rk" src="/a.js"></script></head><body><script>stranger()</script>
<script type="application/ld+json" nonce="m4rk">{"a":1}</script><script nonce="m4rk">two("\\u003c")</script></body></html>`

describe('a page that is kept for all its readers', () => {
  it('lets its own scripts and styles run by what they say, and no other', () => {
    const { parts } = byHashes(page, 'm4rk')
    expect(parts).toEqual({ scripts: [hashOf('one()'), hashOf('two("\\u003c")')], styles: [hashOf('a{}')] })
    expect(hashOf('one()')).toBe("'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='")
  })
  it('holds no mark that a reader could give to a script of theirs', () => {
    const { html } = byHashes(page, 'm4rk')
    expect(html).not.toContain('m4rk')
    expect(html).toBe(page.replaceAll(' nonce="m4rk"', ''))
  })
  it('lets in no script that carries another mark', () => {
    expect(byHashes('<script nonce="other">x()</script>', 'm4rk').parts).toEqual({ scripts: [], styles: [] })
  })
})
