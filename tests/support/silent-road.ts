import { createConnection, createServer, type Socket } from 'node:net'

/** A road to a server that can fall silent: what is sent arrives nowhere, and nobody says so. */
export async function roadTo(target: string) {
  const { hostname, port } = new URL(target)
  const pairs = new Set<[Socket, Socket]>()
  let silent = false
  const server = createServer((near) => {
    const far = createConnection(Number(port), hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    const forward = (from: Socket, to: Socket) => from.on('data', (bytes) => void (silent || to.write(bytes)))
    forward(near, far)
    forward(far, near)
    for (const socket of pair)
      socket
        .on('error', () => {})
        .on('close', () => {
          pairs.delete(pair)
          for (const one of pair) one.destroy()
        })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  const url = new URL(target)
  url.port = String((server.address() as { port: number }).port)
  return {
    url: url.href,
    fallSilent: () => {
      silent = true
    },
    speak: () => {
      silent = false
    },
    close: () =>
      new Promise<void>((done) => {
        for (const pair of pairs) for (const socket of pair) socket.destroy()
        server.close(() => done())
      }),
  }
}
