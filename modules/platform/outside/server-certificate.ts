import { connect } from 'node:tls'

const patienceMs = 10_000

/**
 * Until when the certificate holds that a server shows. Nothing is asked of it and nobody has to vouch for it: one that has ended is
 * what this is about.
 * @throws Error when no connection comes about within ten seconds, or it shows none
 */
export const certificateEnd = ({ host, port }: { host: string; port: number }): Promise<Date> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: patienceMs })
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    socket.once('error', fail)
    socket.once('timeout', () => fail(new Error(`no answer within ${patienceMs / 1_000} s`)))
    socket.once('secureConnect', () => {
      const until = new Date(socket.getPeerCertificate().valid_to)
      socket.destroy()
      if (Number.isNaN(until.getTime())) return reject(new Error('it shows no certificate'))
      resolve(until)
    })
  })
