// Each file that browsers load, compressed once as small as it gets, so that serving them costs nothing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = path.join(import.meta.dirname, '..', process.argv[2])
const compressible = /\.(js|css|svg|json|txt|map|ttf|otf)$/
let [before, after] = [0, 0]

for (const name of readdirSync(folder, { recursive: true })) {
  if (!compressible.test(name)) continue
  const file = path.join(folder, name)
  const content = readFileSync(file)
  const brotli = brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  before += content.length
  after += brotli.length
}
console.log(`compressed ${(before / 1000).toFixed(0)} kB to ${(after / 1000).toFixed(0)} kB`)
