import { connectForLongWork } from '#database/connect.ts'
import { anonymousToken } from '#modules/access/routes.ts'
import { buyer, underLoad } from './buyers.ts'
import { productsWithStock } from './checkout.sql.ts'
import { readFileSync } from 'node:fs'
const [port, pid, url, n] = process.argv.slice(2)
const sql = connectForLongWork(url!, { max: 1 })
const products = (await productsWithStock(sql, 200)).map((r) => r.id)
const access = await anonymousToken('the secret of a shop that only benchmarks visit')
const buyers = Array.from({ length: 400 }, (_, i) => buyer(`http://localhost:${port}`, access, Number(process.env.FIRST ?? 0) + i + 1))
const cpu = () => { const s = readFileSync(`/proc/${pid}/stat`, 'utf8'); const a = s.slice(s.lastIndexOf(')') + 2).split(' '); return (Number(a[11]) + Number(a[12])) * 10 }
for (let r = 0; r < 4; r++) {
  const b = cpu()
  await underLoad(Array.from({ length: Number(n) }, (_, i) => i), 10, async (i) => {
    const by = buyers[(i + r * Number(n)) % 400]!
    const { pk } = await by.call<{ pk: string }>('POST', '/cart/', {})
    await by.call('POST', '/cart/line/', { cart: pk, product: products[i % 200]!, quantity: 1 })
  })
  console.log('cart ms', (cpu() - b) / Number(n))
}
const b = cpu(); await new Promise((d) => setTimeout(d, 8000)); console.log('idle ms in 8 s', cpu() - b)
process.exit(0)
