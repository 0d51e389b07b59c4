import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The little of CBOR that an authenticator says: whole numbers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (kind: number, length: number) =>
    length < 24
      ? Buffer.from([(kind << 5) | length])
      : length < 256
        ? Buffer.from([(kind << 5) | 24, length])
        : Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one as never)])])
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
/** A person was there and showed who they are; a credential is attached. */
const flags = { present: 0b101, attached: 0b1000101 }

/** A key that signs as the passkey of a telephone would, for the shop at `origin`. */
export function passkeyAt(origin = 'http://localhost:3000') {
  const rpIdHash = sha256(new URL(origin).hostname)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  const said = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const count = () => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(counter)
    return bytes
  }
  const answer = (response: Record<string, string>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })
  return {
    /** What the browser answers when it made the passkey. */
    made({ challenge }: { challenge: string }, at = origin) {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([rpIdHash, Buffer.from([flags.attached]), count(), Buffer.alloc(16), length, id, key])
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return answer({
        clientDataJSON: said('webauthn.create', challenge, at).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      })
    },
    /** What it answers when its holder lets it sign a challenge. */
    signed({ challenge }: { challenge: string }, { at = origin, copy = false } = {}) {
      if (!copy) counter += 1
      const authData = Buffer.concat([rpIdHash, Buffer.from([flags.present]), count()])
      const clientData = said('webauthn.get', challenge, at)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return answer({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
