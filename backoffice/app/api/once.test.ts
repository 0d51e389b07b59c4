import { describe, expect, it } from 'vitest'
import { onceAtATime } from './once.ts'

describe('what is asked for again while it is under way', () => {
  it('is done once, and again once it is answered, a refusal too; another thing is done beside it', async () => {
    const once = onceAtATime()
    const waiting = [Promise.withResolvers<string>(), Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    let begun = 0
    const act = () => waiting[begun++]!.promise
    const first = once({ card: 1 }, act)
    expect(once({ card: 1 }, act)).toBeNull()
    const other = once({ card: 2 }, act)
    expect(begun).toBe(2)
    waiting[0]!.reject(new Error('refused'))
    await expect(first).rejects.toThrow('refused')
    const again = once({ card: 1 }, act)
    waiting[1]!.resolve('other')
    waiting[2]!.resolve('again')
    expect(await Promise.all([other, again])).toEqual(['other', 'again'])
  })
})
