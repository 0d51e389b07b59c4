import { createServer } from 'node:net'

/**
 * Says at once, before a database is started, that the shop cannot listen here.
 * @throws Error with a sentence that names the port and the way out.
 */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentence(error, port, host))))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function sentence({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start`
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Choose one above 1023, for example: PORT=3000 npm start`
  return `The shop cannot listen on ${host}:${port} (${message}).`
}
