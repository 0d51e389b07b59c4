/** The examples of nginx, Caddy and HAProxy as they stand in deploy/, before a shop, with a certificate made for the trial. */
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import path from 'node:path'
import { proofFor, seenAddressPath } from '#api/seen-address.ts'
import { freePort } from '#tests/support/running-shop.ts'
import { openNode, openPlace, secret } from './nodes.ts'
import { folderOf, runToEnd, start, until, written } from './programs.ts'
import type { Trial } from './trial.ts'

export const needs = ['nginx', 'caddy', 'haproxy', 'openssl']

const example = (name: string) => readFileSync(path.join(import.meta.dirname, '..', name), 'utf8')
/** Of a range that is kept for examples: nobody has it. */
const invented = '203.0.113.77'
const megabyte = 1024 * 1024

interface Ports {
  plain: number
  tls: number
  shop: number
}

/** An example that leads to the shop of the trial, on ports that anybody may have; nothing else of it is changed. */
const placed = (text: string, changes: readonly (readonly [string, string])[]) =>
  changes.reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`the example says nothing of ${from}`)
    return done.replaceAll(from, to)
  }, text)

const proxies = {
  nginx: (folder: string, { plain, tls, shop }: Ports) => {
    const site = placed(example('nginx.conf'), [
      ['listen 80;', `listen 127.0.0.1:${plain};`],
      ['    listen [::]:80;\n', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${tls} ssl http2;`],
      ['    listen [::]:443 ssl http2;\n', ''],
      ['/etc/ssl/www.example.org/fullchain.pem', path.join(folder, 'certificate.pem')],
      ['/etc/ssl/www.example.org/privkey.pem', path.join(folder, 'key.pem')],
      ['127.0.0.1:3000', `127.0.0.1:${shop}`],
    ])
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
    const whole = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off; ${places.join(' ')}\n${site}}`
    return start('nginx', ['-c', written(path.join(folder, 'nginx.conf'), whole), '-e', path.join(folder, 'error.log')])
  },
  caddy: (folder: string, { plain, tls, shop }: Ports) => {
    const certificate = `tls ${path.join(folder, 'certificate.pem')} ${path.join(folder, 'key.pem')}`
    const site = placed(example('Caddyfile'), [
      ['www.example.org {', `www.example.org {\n\t${certificate}`],
      ['shop:3000', `127.0.0.1:${shop}`],
    ])
    const whole = `{\n\tadmin off\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n\thttp_port ${plain}\n\thttps_port ${tls}\n}\n${site}`
    const file = written(path.join(folder, 'Caddyfile'), whole)
    return start('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      environment: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    })
  },
  haproxy: (folder: string, { plain, tls, shop }: Ports) => {
    const both = ['certificate.pem', 'key.pem'].map((name) => readFileSync(path.join(folder, name), 'utf8')).join('')
    const certificate = written(path.join(folder, 'both.pem'), both)
    const whole = placed(example('haproxy.cfg'), [
      ['bind :80\n', `bind 127.0.0.1:${plain}\n`],
      ['    bind :::80\n', ''],
      [`    bind :::443 ssl crt /etc/ssl/www.example.org.pem alpn h2,http/1.1\n`, ''],
      ['bind :443 ssl', `bind 127.0.0.1:${tls} ssl`],
      ['/etc/ssl/www.example.org.pem', certificate],
      ['127.0.0.1:3000', `127.0.0.1:${shop}`],
      ['maxconn 20000', 'maxconn 200'],
    ])
    return start('haproxy', ['-q', '-f', written(path.join(folder, 'haproxy.cfg'), whole)])
  },
}

interface Asked {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: Buffer
}

/** Asks the proxy over TLS, whose certificate this trial made. @returns null where it closed the line instead of answering */
const ask = (port: number, { path: asked, method = 'GET', headers = {}, body }: Asked) =>
  new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      servername: 'www.example.org',
      port,
      path: asked,
      method,
      rejectUnauthorized: false,
      agent: false as const,
      headers: { host: 'www.example.org', ...headers, ...(body && { 'content-length': String(body.length) }) },
    }
    const call = request(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
    })
    call.on('error', reject)
    call.end(body)
  })

/** The same without TLS. */
const askPlainly = (port: number, asked: string) =>
  new Promise<{ status: number; location: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: asked, headers: { host: 'www.example.org' } }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' })
    }).on('error', reject)
  })

/** By which protocol a browser would go on. */
const protocolOf = (port: number) =>
  new Promise<string>((resolve) => {
    const session = connect(`https://127.0.0.1:${port}`, { servername: 'www.example.org', rejectUnauthorized: false })
    session.once('connect', () => {
      resolve('HTTP/2')
      session.destroy()
    })
    session.once('error', () => resolve('no HTTP/2'))
  })

async function tryProxy(name: keyof typeof proxies, place: string, ports: Ports): Promise<Trial[]> {
  const folder = folderOf(place, name)
  const certificate = path.join(folder, 'certificate.pem')
  runToEnd('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=www.example.org', '-addext', 'subjectAltName=DNS:www.example.org'],
    ...['-keyout', path.join(folder, 'key.pem'), '-out', certificate],
  ])
  const proxy = proxies[name](folder, ports)
  const { plain, tls } = ports
  try {
    await until(`${name} answers`, async () => (await ask(tls, { path: '/health/ready' })).status === 200, 20)
    const page = await ask(tls, { path: '/es', headers: { 'accept-language': 'es' } })
    const protocol = await protocolOf(tls)
    const told = await askPlainly(plain, '/es/libros')
    const lies = {
      'x-forwarded-for': invented,
      'x-forwarded-proto': 'ftp',
      'x-forwarded-host': 'evil.example',
      forwarded: `for=${invented};host=evil.example`,
      'x-request-id': 'invented-by-a-visitor',
    }
    const seen = await ask(tls, { path: seenAddressPath, headers: { ...lies, authorization: `Bearer ${proofFor(secret)}` } })
    const lied = await ask(tls, { path: '/es', headers: lies })
    const large = (megabytes: number) => ({
      path: '/api/staff/text-pictures/?store=T013&lang=es',
      method: 'POST',
      headers: { 'content-type': 'image/jpeg' },
      body: Buffer.alloc(megabytes * megabyte),
    })
    const within = (await ask(tls, large(8))).status
    // A proxy may close the line while it is still sent to.
    const beyond = await ask(tls, large(65)).then(
      ({ status }) => String(status),
      (error: NodeJS.ErrnoException) => error.code ?? 'closed',
    )
    return [
      {
        what: `${name}: a page over TLS, and the way there from http`,
        seen: `${page.status}, ${protocol}; ${told.status} to ${told.location}`,
        wanted: '200, HTTP/2; 301 or 308 to https://www.example.org',
        met:
          page.status === 200 &&
          page.text.includes('</html>') &&
          protocol === 'HTTP/2' &&
          [301, 308].includes(told.status) &&
          /^https:\/\/www\.example\.org(:\d+)?\/es\/libros$/.test(told.location),
      },
      {
        what: `${name}: a visitor who invents address, protocol, host and request id`,
        seen: `taken for ${seen.text.slice(0, 120)}; ${lied.text.includes('evil.example') ? 'the host is believed' : 'no word of the host'}`,
        wanted: 'taken for 127.0.0.1; no word of the host',
        met:
          seen.status === 200 &&
          seen.text.includes('127.0.0.1') &&
          !seen.text.includes(invented) &&
          !lied.text.includes('evil.example'),
      },
      {
        what: `${name}: 8 MB and 65 MB sent to it`,
        seen: `${within}, ${beyond}`,
        wanted: 'the shop’s own 401, then 413, a line that is closed, or 401 before it was read',
        met: within === 401 && ['413', '401', 'EPIPE', 'ECONNRESET'].includes(beyond),
      },
    ]
  } finally {
    await proxy.end()
  }
}

export async function run(): Promise<Trial[]> {
  const place = await openPlace()
  const shop = await freePort()
  const environment = { HOST: '127.0.0.1', PUBLIC_URL: 'https://www.example.org', TRUST_PROXY: '1' }
  const node = await openNode(place, 'a', { port: shop, environment })
  try {
    const trials: Trial[] = []
    for (const name of Object.keys(proxies) as (keyof typeof proxies)[])
      trials.push(...(await tryProxy(name, place.folder, { plain: await freePort(), tls: await freePort(), shop })))
    return trials
  } finally {
    await node.kill()
    await place.close()
  }
}
