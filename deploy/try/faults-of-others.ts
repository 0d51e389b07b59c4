/** Faults of what a shop asks: names that nobody resolves, a certificate that is not in order, a clock that jumps. */
import { createSocket } from 'node:dgram'
import { globSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { whyLettersWait } from './database.sql.ts'
import { seconds, shown } from './day.ts'
import { buy, type Ground, guests, open, sold, tell } from './faulty-shop.ts'
import { asked } from './installed.ts'
import { until } from './programs.ts'

const silentServer = '127.0.0.77'
const mailHost = 'mail.shop.example'
const clockLibrary = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0]

export async function silentNames(ground: Ground): Promise<void> {
  const names = createSocket('udp4')
  await new Promise<void>((resolve, reject) => {
    names.once('error', reject)
    names.bind(53, silentServer, () => resolve())
  })
  const file = path.join(ground.folder, 'resolv.conf')
  writeFileSync(file, `nameserver ${silentServer}\n`)
  try {
    // A name server that says nothing, for this one process alone.
    const script = `mount --bind '${file}' /etc/resolv.conf && exec "$@"`
    const by = ['unshare', '--mount', 'sh', '-c', script, 'sh']
    const shop = await open(ground, {
      by,
      environment: { SMTP_URL: `smtp://${mailHost}`, OPERATOR_EMAIL: 'operator@shop.example' },
    })
    const from = performance.now()
    const bought = await buy(ground, shop)
    const time = seconds(from)
    await until('a letter was tried', async () => (await asked(ground.data, whyLettersWait)) !== null, 180)
    const why = await asked(ground.data, whyLettersWait)
    await tell(
      ground,
      'no name server answers (DNS), letters by a mail server',
      `open after ${shown(shop.openedInMs / 1_000)}, ${sold(bought)} in ${shown(time)}; the letters wait: “${why}”`,
      { wanted: 'it sells, the letters wait with the reason', met: bought.paid === guests && why?.includes(mailHost) === true },
    )
    await shop.stop()
  } finally {
    names.close()
  }
}

export async function badCertificate(ground: Ground): Promise<void> {
  const letters = { taken: 0 }
  const openServer = (secure: boolean, port = 0) =>
    new Promise<SMTPServer>((resolve) => {
      const server = new SMTPServer({
        secure,
        disabledCommands: secure ? [] : ['STARTTLS'],
        authOptional: true,
        onData(stream, _session, done) {
          stream.resume().once('end', () => {
            letters.taken += 1
            done()
          })
        },
      })
      // Of a client that hangs up at the sight of it.
      server.on('error', () => {})
      server.listen(port, '127.0.0.1', () => resolve(server))
    })
  // It shows the certificate that the library has for trials: signed by nobody, and of another name.
  const server = await openServer(true)
  const { port } = server.server.address() as AddressInfo
  const shop = await open(ground, { environment: { SMTP_URL: `smtps://127.0.0.1:${port}` } })
  const bought = await buy(ground, shop)
  await until('a letter was tried', async () => /certificate/.test((await asked(ground.data, whyLettersWait)) ?? ''), 180)
  const why = await asked(ground.data, whyLettersWait)
  await shop.stop()
  await new Promise<void>((done) => server.close(() => done()))
  const plain = await openServer(false)
  const mended = await open(ground, {
    environment: { SMTP_URL: `smtp://127.0.0.1:${(plain.server.address() as AddressInfo).port}` },
  })
  const from = performance.now()
  await until('the letters that waited', async () => letters.taken >= guests, 240)
  await tell(
    ground,
    'the mail server shows a certificate that is not in order, and another is named',
    `${sold(bought)}; the letters wait: “${why}”; they leave within ${shown(seconds(from))} of the start`,
    { wanted: 'it sells, the letters wait with the reason and leave', met: bought.paid === guests },
  )
  await mended.stop()
  await new Promise<void>((done) => plain.close(() => done()))
}

/** The shop's clock alone: the database keeps the time, as one on another machine does. */
export async function jumpingClock(ground: Ground): Promise<void> {
  const library = clockLibrary()
  if (library === undefined) return console.log('–  faults: the clock was left alone, faketime is not installed')
  const file = path.join(ground.folder, 'clock')
  const jump = (by: string) => writeFileSync(file, `${by}\n`)
  jump('+0')
  const environment = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  const shop = await open(ground, { environment })
  const seen: string[] = []
  let all = true
  for (const by of ['+5m', '-5m', '+0']) {
    jump(by)
    const bought = await buy(ground, shop)
    all &&= bought.paid === guests
    seen.push(`${by}: ${sold(bought)}`)
  }
  await tell(ground, 'the clock of the shop jumps five minutes ahead, back, and is set right', seen.join('; '), {
    wanted: 'it sells',
    met: all,
  })
  await shop.stop()
}
