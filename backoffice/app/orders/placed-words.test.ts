import { expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'

it('says that an order was placed and leaves it to the name beside it by whom: a colleague orders for customers too', async () => {
  for (const language of languages) {
    const { words } = (await import(`./words/${language}.ts`)) as { words: { events: Record<string, string> } }
    expect(words.events['placed']).toBeTruthy()
    expect(words.events['placed']).not.toMatch(/client|customer/i)
  }
})
